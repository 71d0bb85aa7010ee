const FOREIGN = new Set(
  `el la los las una para con por que qué como une les des pour avec dans est und der die das ein eine einen für mit ist
  nicht uma não com os gli il per che di een het voor met naar som och att unser unsere mein meine über wie mi nuestro
  nuestra sobre notre mon ma sur au aux du nos nuestros meu minha nossa sobre il mio nostra`.split(/\s+/),
);
const ENGLISH = new Set(
  'the a an and of to for in on with my our your is are about me write make this that it i we you please new'.split(
    ' ',
  ),
);
/** Words by which a request or a greeting begins in another language, and that English lacks. */
const OPENS = new Set(
  `wie wer wo warum wann wieviel wieviele schreib schreibe schreiben erstelle erstell mach mache gib zeig zeige kannst
  können könntest bitte danke hallo guten tschüss erzähl erkläre übersetze kostet moin servus welche welches
  cuánto cuanto cuánta cuántos cuesta cómo dónde escribe escríbeme haz hazme crea dame puedes podrías hola gracias buenos
  buenas quiero necesito adiós cuéntame traduce explica ayúdame
  combien écris écrivez fais faites crée donne peux peux-tu pouvez bonjour bonsoir salut merci voudrais quel quelle quels
  pourquoi quand quoi raconte explique traduis aide-moi coûte
  scrivi quanto ciao grazie buongiorno dammi puoi crea perché olá obrigado obrigada escreva quanto crie
  schrijf hoeveel dank alstublieft skriv hej tack napisz ile proszę`.split(/\s+/),
);

const ACCENT = /[äöüßñçãõéèêáíóúà]/i;
/** Words that link others, and that hardly stand in a name. */
const LINKS = new Set('für para pour und mit eine einen sobre avec unser unsere'.split(' '));

/** Language detection: whether a message is in a language without templates. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 0 && latin.length < letters.length * 0.7) return true;
  if (/[¿¡]/.test(text)) return true;
  const words = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  const english = count(ENGLISH);
  if (english === 0 && words.length > 1 && count(FOREIGN) > 0 && ACCENT.test(text)) return true;
  if (english === 0 && words.length > 2 && count(LINKS) > 0) return true;
  if (words.slice(0, 2).some((word) => OPENS.has(word)) && english <= count(FOREIGN)) return true;
  return words.length > 3 && count(FOREIGN) > english;
}
