import path from 'node:path';

/** Builds programs that Node runs as separate processes in tests. */
export default {
  mode: 'development',
  devtool: false,
  target: 'node20',
  context: import.meta.dirname,
  entry: { holder: './holder.ts', 'prepare-database': './prepare-database.ts' },
  output: {
    path: path.resolve(import.meta.dirname, '../../../.build/test'),
    filename: '[name].cjs',
    chunkFormat: 'commonjs',
  },
  externalsType: 'commonjs',
  externals: [/^(?!@flint\/|\.{0,2}\/)/],
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }],
  },
};
