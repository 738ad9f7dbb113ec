import { testsIn } from "./tests.ts";

testsIn("firefox");
