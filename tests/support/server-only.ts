// Stands for the package of the same name, which refuses to load outside of a server build.
export {}
