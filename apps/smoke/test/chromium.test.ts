import { guestTestsIn } from "./guests.ts";

guestTestsIn("chromium");
