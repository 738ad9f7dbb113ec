import { createRoot } from "react-dom/client";
import "../../look.css";
import { Play } from "./play.tsx";

createRoot(document.body).render(<Play />);
