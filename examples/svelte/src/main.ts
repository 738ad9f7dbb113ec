import { mount } from "svelte";
import "../../look.css";
import Play from "./play.svelte";

mount(Play, { target: document.body });
