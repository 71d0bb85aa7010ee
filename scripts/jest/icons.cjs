const { createElement } = require('react');

/** Icons of lucide-react, all without lines. Each file of tests would load all 2,000 of them. */
module.exports = new Proxy(
  {},
  {
    get(icons, name) {
      icons[name] ??= ({ size = 24, ...props }) =>
        createElement('svg', { width: size, height: size, 'aria-hidden': true, ...props });
      return icons[name];
    },
  },
);
