import { Pictures } from './pictures';

/** The picture generator. */
export default function GeneratorPage() {
  return <Pictures title="Generator" />;
}
