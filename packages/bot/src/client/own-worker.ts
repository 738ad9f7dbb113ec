/** Starts the package's own worker. Bundlers look for exactly this expression. */
export function ownWorker(): Worker {
  return new Worker(new URL("../worker.js", import.meta.url), { type: "module" });
}
