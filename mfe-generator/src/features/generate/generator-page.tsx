import { Pictures } from './pictures';

/** Pictures alone. */
export default function GeneratorPage() {
  return <Pictures title="Generator" />;
}
