/** Writes `variant.schema.json` from the shapes of the variant language. Needs a build. */
import { writeFileSync } from "node:fs";
import { variantJsonSchema } from "../dist/variant/json-schema.js";

const file = new URL("../variant.schema.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(variantJsonSchema(), null, 2)}\n`);
