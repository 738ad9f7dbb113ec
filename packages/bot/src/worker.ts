/** The worker of a page: runs by itself when it is loaded as a module worker. */
import { expose } from "comlink";
import { Host } from "./worker/host.ts";

expose(new Host());
