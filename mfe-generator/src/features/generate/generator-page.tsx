/** Describe a picture and see it made. */
export default function GeneratorPage() {
  return <h1>Generator</h1>;
}
