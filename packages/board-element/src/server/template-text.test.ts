import { html, nothing, svg } from "lit";
import { expect, test } from "vitest";
import { contentText } from "./template-text.ts";

const hostile = `<img src=x onerror="alert('1')">&amp;`;
const harmless = "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;";

test.each([
  ["text", html`<p>${hostile}</p>`, `<p>${harmless}</p>`],
  ["a number", html`<p>${0}</p>`, "<p>0</p>"],
  ["nothing", html`<p>${nothing}${null}${undefined}</p>`, "<p></p>"],
  [
    "a list of templates",
    html`<p>${[1, 2].map((it) => html`<b>${it}</b>`)}</p>`,
    "<p><b>1</b><b>2</b></p>",
  ],
  ["a drawing", html`<svg>${svg`<path d=${"M0 0"} />`}</svg>`, `<svg><path d="M0 0" /></svg>`],
  ["an attribute", html`<p title=${hostile}>x</p>`, `<p title="${harmless}">x</p>`],
  ["a quoted attribute", html`<p title="${hostile}">x</p>`, `<p title="${harmless}">x</p>`],
  [
    "a quoted attribute in pieces",
    html`<p class="a ${"b"} c ${"d"}" id=${"e"}>x</p>`,
    `<p class="a b c d" id="e">x</p>`,
  ],
  ["a piece that is not there", html`<p class="a ${undefined}">x</p>`, `<p class="a ">x</p>`],
  ["no attribute", html`<p id=${nothing} title="a ${nothing}">x</p>`, "<p>x</p>"],
  [
    "an attribute that is on",
    html`<button ?disabled=${true}>x</button>`,
    `<button disabled="">x</button>`,
  ],
  ["an attribute that is off", html`<button ?disabled=${false}>x</button>`, "<button>x</button>"],
  ["a property", html`<input .value=${"x"} id="a">`, `<input id="a">`],
  ["a listener", html`<button @click=${() => {}} id="a">x</button>`, `<button id="a">x</button>`],
  ["what looks like an attribute in the text", html`<p>a=${1} b="${2}"</p>`, `<p>a=1 b="2"</p>`],
])("%s", (_, template, text) => {
  expect(contentText(template)).toBe(text);
});
