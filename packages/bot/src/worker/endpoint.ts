import type { Endpoint } from "comlink";

/** What Node's workers and their parent ports have in common. */
export interface NodePort {
  postMessage(message: unknown, transfer?: readonly never[]): void;
  on(event: "message", listener: (data: unknown) => void): unknown;
  off(event: "message", listener: (data: unknown) => void): unknown;
}

/** Makes one of Node's ports speak like one of the web's, which comlink expects. */
export function nodeEndpoint(port: NodePort): Endpoint {
  const listeners = new WeakMap<object, (data: unknown) => void>();
  return {
    postMessage(message, transfer) {
      port.postMessage(message, transfer as never[] | undefined);
    },
    addEventListener(_type, listener) {
      const wrapped = (data: unknown): void => {
        const event = { data } as MessageEvent;
        if (typeof listener === "function") listener(event);
        else listener.handleEvent(event);
      };
      listeners.set(listener, wrapped);
      port.on("message", wrapped);
    },
    removeEventListener(_type, listener) {
      const wrapped = listeners.get(listener);
      if (wrapped !== undefined) port.off("message", wrapped);
      listeners.delete(listener);
    },
  };
}
