/** The search in one file: in a worker it answers the page that started it; imported into a page it only gives what searches there. */
import { expose } from "comlink";
import { Host } from "../src/worker/host.ts";

export { pageThread } from "../src/worker/page-thread.ts";

if (typeof document === "undefined") expose(new Host());
