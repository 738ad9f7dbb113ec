import { createApp } from "vue";
import "../../look.css";
import Play from "./play.vue";

createApp(Play).mount(document.body);
