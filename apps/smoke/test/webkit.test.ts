import { testsIn } from "./tests.ts";

testsIn("webkit");
