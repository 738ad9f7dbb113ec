/**
 * Measures how evenly a long turn on a board of 4×36 is shown: `node packages/board-element/bench/frames.mjs [SLOWDOWN]`. The processor is
 * slowed down by that factor, 4 unless told otherwise. Chromium is taken from `CHROMIUM`, else from where Playwright looks.
 */
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { createServer, defaultClientConditions } from "vite";

const slowdown = Number(process.argv[2] ?? 4);
const server = await createServer({
  root: fileURLToPath(new URL(".", import.meta.url)),
  configFile: false,
  logLevel: "error",
  resolve: { conditions: ["@magomba/source", ...defaultClientConditions] },
  server: { fs: { strict: false } },
});
await server.listen();
const executablePath = process.env["CHROMIUM"];
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(`${server.resolvedUrls?.local[0]}frames.html`);
  await page.waitForFunction(() => "measure" in window);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const { drops, frames } = await page.evaluate(() => window.measure());
  const sorted = frames.toSorted((one, two) => one - two);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
  const late = frames.filter((time) => time > 25).length;
  const seconds = frames.reduce((sum, time) => sum + time, 0) / 1000;
  console.log(
    `${drops} drops in ${seconds.toFixed(1)} s, processor slowed down ${slowdown} times: ` +
      `${(frames.length / seconds).toFixed(1)} frames a second; between frames ${at(0.5)} ms in the middle, ` +
      `${at(0.95)} ms at 95 %, ${at(1)} ms at most; ${late} of ${frames.length} came late.`,
  );
} finally {
  await browser.close();
  await server.close();
}
