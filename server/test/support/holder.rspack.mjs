import path from 'node:path';

/** Builds `holder.ts` into a program that Node runs. */
export default {
  mode: 'development',
  devtool: false,
  target: 'node20',
  context: import.meta.dirname,
  entry: { holder: './holder.ts' },
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
