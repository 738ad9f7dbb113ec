// The published parts of Angular are completed at start, since no linker runs here.
import "@angular/compiler";
import { provideZonelessChangeDetection } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { Play } from "./play.js";

void bootstrapApplication(Play, { providers: [provideZonelessChangeDetection()] });
