/** Notes a warning: a JSON pointer, a code, what was expected and what was found. */
export type Warn = (path: string, code: string, expected: string, received: string) => void;
