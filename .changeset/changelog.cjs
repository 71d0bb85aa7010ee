/** Lines of CHANGELOGs: what a changeset says, without hashes and authors, since users read them at /changelog. */
module.exports = {
  getReleaseLine: async ({ summary }) => {
    const [first, ...rest] = summary.trim().split('\n');
    return [`- ${first}`, ...rest.map((line) => `  ${line}`.trimEnd())].join('\n');
  },
  /** Says nothing: which contracts a package is built with is no news to a user. */
  getDependencyReleaseLine: async () => '',
};
