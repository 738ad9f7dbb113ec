/** The accessibility tree as the browser itself gives it to assistive technology, as lines of text. */
import { cdp } from "vitest/browser";

/** What Chromium tells of a node; only what is read here. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value: unknown };
  }[];
  readonly childIds?: readonly string[];
  readonly parentId?: string;
}

interface FrameTree {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: readonly FrameTree[];
}

type Cdp = { send(method: string, parameters?: object): Promise<unknown> };

/** Properties worth a word; false and empty ones are not told. */
const TOLD = ["disabled", "selected", "readonly", "modal", "live"];
/** Their text is their name, so it is not told again. */
const NAMED = new Set(["button", "gridcell", "heading", "term", "definition"]);
/** Boxes that mean nothing by themselves. */
const PLAIN = new Set(["none", "generic", "InlineTextBox"]);

/** The tree below an element with this role, one line for each node, children further in. */
export async function accessibilityTree(): Promise<string> {
  const session = cdp() as unknown as Cdp;
  const { frameTree } = (await session.send("Page.getFrameTree")) as { frameTree: FrameTree };
  const frameId = frameOf(frameTree);
  const { nodes } = (await session.send("Accessibility.getFullAXTree", { frameId })) as {
    nodes: readonly AxNode[];
  };
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.find((node) => node.parentId === undefined);
  return root ? children(root, known, 0).join("\n") + "\n" : "";
}

/** The tests run in a frame of the runner's page: the innermost one that shows this document. */
function frameOf(tree: FrameTree): string | undefined {
  if (tree.frame.url.split("#")[0] === location.href.split("#")[0]) return tree.frame.id;
  return (tree.childFrames ?? []).map(frameOf).find((id) => id !== undefined);
}

function children(node: AxNode, known: ReadonlyMap<string, AxNode>, depth: number): string[] {
  return (node.childIds ?? []).flatMap((id) => {
    const child = known.get(id);
    return child ? lines(child, known, depth) : [];
  });
}

function lines(node: AxNode, known: ReadonlyMap<string, AxNode>, depth: number): string[] {
  const role = node.role?.value ?? "none";
  const name = node.name?.value ?? "";
  const silent = node.ignored || (PLAIN.has(role) && name === "");
  if (silent) return children(node, known, depth);
  if (role === "InlineTextBox") return [];
  const facts = (node.properties ?? [])
    .filter((it) => TOLD.includes(it.name) && it.value.value !== false && it.value.value !== "off")
    .map((it) => (it.value.value === true ? it.name : `${it.name}=${String(it.value.value)}`));
  const text = name === "" ? "" : ` "${name.trim()}"`;
  const line = `${"  ".repeat(depth)}${role === "StaticText" ? "text" : role}${text}${facts.map((it) => ` [${it}]`).join("")}`;
  return NAMED.has(role) ? [line] : [line, ...children(node, known, depth + 1)];
}
