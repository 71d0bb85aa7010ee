/** What stands around the words of a search. */
const [BEGIN, END] = ['\u0002', '\u0003'];

/** A passage with the words that were searched for. */
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
