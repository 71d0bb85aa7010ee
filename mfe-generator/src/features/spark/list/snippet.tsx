/** Markers around the matches. */
const [BEGIN, END] = ['\u0002', '\u0003'];

/** A passage with highlighted matches. */
export function Snippet({ text }: { text: string }) {
  const [before, ...found] = text.split(BEGIN);
  let at = 0;
  return (
    <>
      {before}
      {found.map((part) => {
        const [words = '', after = ''] = part.split(END);
        at += part.length + 1;
        return (
          <span key={at}>
            <mark>{words}</mark>
            {after}
          </span>
        );
      })}
    </>
  );
}
