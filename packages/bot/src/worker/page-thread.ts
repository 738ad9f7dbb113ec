import { expose } from "comlink";
import type { WorkerHandle } from "../client/worker-handle.ts";
import { Host } from "./host.ts";

/**
 * Stands for a worker where a page may have none: the search runs on the page's own thread, in slices short enough that the page
 * still answers its reader.
 */
export function pageThread(): WorkerHandle {
  const host = new Host();
  const { port1, port2 } = new MessageChannel();
  expose(host, port2);
  port1.start();
  return {
    endpoint: port1,
    onFailure() {
      // There is no thread of its own that could fail.
    },
    terminate() {
      host.stop(Infinity);
      port1.close();
      port2.close();
    },
  };
}
