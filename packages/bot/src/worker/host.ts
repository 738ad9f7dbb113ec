import { parseVariant } from "@magomba/engine";
import { expose, wrap } from "comlink";
import { BotError, errorData } from "../errors.ts";
import { createSearcher } from "../search/searcher.ts";
import type { Searcher } from "../search/searcher.ts";
import type { Analysis, SearchInfo } from "../types.ts";
import { pause } from "./pause.ts";
import { protocolVersion } from "./protocol.ts";
import type { HostApi, Reply, SearchRequest, VariantData } from "./protocol.ts";

/** Milliseconds of searching between two looks at the messages. */
const slice = 12;

/** Actions between two looks at the clock. */
const actionsPerLook = 256;

/** What runs in a worker: one searcher, and one search at a time that lets messages in between its slices. */
export class Host implements HostApi {
  #searcher: Searcher | undefined;
  /** Searches up to this id are to stop. */
  #stopped = 0;
  /** Settles when the search before has left the searcher. */
  #line: Promise<unknown> = Promise.resolve();

  ready(): number {
    return protocolVersion;
  }

  ping(): true {
    return true;
  }

  share(port: MessagePort): void {
    expose(new Host(), port);
  }

  setUp({ definition, options }: VariantData): Reply<null> {
    return settle(() => {
      const parsed = parseVariant(definition, options);
      if (!parsed.ok) {
        const [issue] = parsed.issues;
        throw new BotError("bad-variant", issue?.code ?? "invalid", issue?.path);
      }
      this.#searcher = createSearcher(parsed.variant);
      return null;
    });
  }

  stop(id: number): void {
    this.#stopped = Math.max(this.#stopped, id);
  }

  search(request: SearchRequest, port: MessagePort | null): Promise<Reply<Analysis>> {
    this.stop(request.id - 1);
    const reply = this.#line.then(() => this.#search(request, port));
    this.#line = reply;
    return reply;
  }

  async #search(request: SearchRequest, port: MessagePort | null): Promise<Reply<Analysis>> {
    try {
      const searcher = this.#searcher;
      if (searcher === undefined) throw new Error("no variant was set up");
      const { id, game, limits, margin, seed, quick } = request;
      const search = searcher.begin(game, limits, { margin, seed });
      let told: Promise<unknown> = Promise.resolve();
      if (port !== null) {
        const tell = wrap<(info: SearchInfo) => void>(port);
        search.onDepth = (info) => {
          told = tell(info);
        };
      }
      // A single action needs no thought, only a look at what it leads to.
      const enough = (): boolean => search.answered && quick && search.actions === 1;
      let over = false;
      let sliceEnd = search.elapsed + slice;
      while (!over && !(search.answered && id <= this.#stopped)) {
        over = search.step(actionsPerLook) || enough();
        if (over || search.elapsed < sliceEnd) continue;
        await pause();
        sliceEnd = search.elapsed + slice;
      }
      // The page hears of the last depth before it hears the answer; messages on different ports can overtake each other.
      await told;
      return { ok: true, value: search.result() };
    } catch (error) {
      return { ok: false, error: errorData(error) };
    } finally {
      port?.close();
    }
  }
}

function settle<Value>(work: () => Value): Reply<Value> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, error: errorData(error) };
  }
}
