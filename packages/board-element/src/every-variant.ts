/** All the built-in games, with what makes a variant of each. A board that only needs the five traditional games never loads it. */
export { variant as everyVariant } from "@magomba/engine";
