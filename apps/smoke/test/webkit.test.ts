import { guestTestsIn } from "./guests.ts";
import { testsIn } from "./tests.ts";

testsIn("webkit");
guestTestsIn("webkit");
