// Only types: the element itself needs nothing of the framework.
export {};
