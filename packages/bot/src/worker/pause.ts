/**
 * Lets everything that waits in the thread's queue have its turn, messages from the page first of all, and settles then.
 * A timer would do too, but browsers make repeated timers wait at least 4 ms.
 */
export function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
