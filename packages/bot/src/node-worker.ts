/** The worker of Node: runs by itself when it is loaded by `worker_threads`. */
import { parentPort } from "node:worker_threads";
import { expose } from "comlink";
import { nodeEndpoint } from "./worker/endpoint.ts";
import { Host } from "./worker/host.ts";

if (parentPort !== null) expose(new Host(), nodeEndpoint(parentPort));
