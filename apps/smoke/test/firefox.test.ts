import { guestTestsIn } from "./guests.ts";
import { testsIn } from "./tests.ts";

testsIn("firefox");
guestTestsIn("firefox");
