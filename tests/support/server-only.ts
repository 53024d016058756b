// Replaces the package of the same name, which throws outside a server build.
export {}
