/** A CSS module whose every class is called by its own name. */
export default new Proxy({}, { get: (_, name) => String(name) });
