// Endings of hosts by which X's parser (twitter-text 3.1.0, whose list is of 2020) and ours (IANA, 2025-10-24) differ.
import endings from 'tlds' with { type: 'json' };
import twitter from 'twitter-text';
import { measure } from './measure';

const words = (text: string) => text.trim().split(/\s+/);

/** Delegated after the parser's list was made. */
const NEWER = words('amazon kids music spa ישראל アマゾン 亚马逊');
/** Delegated when the list was made, and since given back by their owners or taken from them: IANA's former brands. */
const GIVEN_BACK = words(`
  abarth active adac afamilycompany aigo alfaromeo avianca bananarepublic bentley blanco bnl boots budapest bugatti
  cancerresearch cartier caseih cbs ceb chloe chrysler cityeats comcast cookingchannel csc dabur dodge doha doosan duck
  dunlop duns epost esurance etisalat everbank fiat flsmidth foodnetwork frontdoor fujixerox glade goodhands guardian
  hgtv honeywell hoteles htc iinet intel iselect iveco iwc jcp jlc kerrylogistics kinder ladbrokes lancaster lancia
  lancome liaison linde lipsy lixil loft lupin macys maserati mcd mcdonalds meo metlife mobily montblanc mopar movistar
  mtpc mutual mutuelle nadex nationwide natura newholland northwesternmutual off oldnavy onyourside orientexpress
  pamperedchef panerai passagens piaget pramerica qvc raid redstone rightathome rmit rocher sapo sca scjohnson scor ses
  shaw showtime shriram spiegel spreadbetting srt starhub statoil swiftcover symantec telecity telefonica tiffany
  travelchannel uconnect vista vistaprint volkswagen vuelos warman xfinity xperia zippo
  اتصالات موبايلي 大众汽车 工行 手表 珠宝 诺基亚`);
/** Countries' codes whose zone was closed: the Netherlands Antilles, Portuguese Timor, the minor outlying islands. */
const CLOSED = words('an tp um');
/** Countries' codes that were never delegated: their places use others' endings. */
const RESERVED = words('bl bq eh mf');
/** Of the Tor network, and by RFC 7686 never of the domain name system. */
const OTHER_NETWORK = words('onion');

/** Longer than the 23 that a link counts, whatever its ending. */
const post = (ending: string) => `https://an-example-of-a-link.${ending}`;
const ours = (ending: string) => measure(post(ending), 'weighted') === 23;
const theirs = (ending: string) => twitter.parseTweet(post(ending)).weightedLength === 23;

test('every delegated ending makes a link, and X’s parser lacks the newer ones alone', () => {
  expect(endings.filter((ending) => !ours(ending))).toEqual([]);
  expect(endings.filter((ending) => !theirs(ending)).sort()).toEqual([...NEWER].sort());
});

test.each([
  ['given back', GIVEN_BACK],
  ['closed', CLOSED],
  ['reserved', RESERVED],
  ['of another network', OTHER_NETWORK],
])('an ending that is %s makes no link here, though X’s parser still knows it', (_why, gone) => {
  expect(gone.filter((ending) => !theirs(ending))).toEqual([]);
  expect(gone.filter(ours)).toEqual([]);
});
