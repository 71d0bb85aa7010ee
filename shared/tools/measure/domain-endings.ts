/** Generic top-level domains that people write without `https://`; the full list (IANA) has some 1,200. */
export const GENERIC_ENDINGS =
  'com|org|net|edu|gov|mil|int|info|biz|name|mobi|jobs|museum|travel|aero|coop|app|dev|page|web|online|site|website|' +
  'store|shop|blog|cloud|tech|digital|agency|studio|design|art|media|news|live|video|film|music|photo|photos|' +
  'photography|gallery|social|community|club|team|group|company|business|solutions|services|consulting|marketing|' +
  'events|academy|school|education|training|coach|health|fitness|yoga|food|recipes|restaurant|cafe|coffee|fun|games|' +
  'game|wiki|link|click|email|chat|space|world|today|life|style|fashion|beauty|house|land|city|london|berlin|nyc|' +
  'tips|guide|tools|software|systems|network|zone|xyz|top|vip|pro|plus|one|icu|bio|eco|green|energy|finance|money|' +
  'fund|capital|law|legal|support|help|foundation|ngo|charity|gives|fyi|ink|press|review|reviews|show|watch|stream|' +
  'audio|radio|band|theatre|sport|football|run|bike|cars|auto|travel|tours|holiday|hotel|flights|google|youtube|cat|' +
  'asia|tel|post|goog|amazon|apple|microsoft|bbc';

/** Country-code top-level domains (ISO 3166-1 alpha-2, plus eu, uk, ac and su). */
export const COUNTRY_ENDINGS =
  'a[cdefgilmoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[ceghrstu]|f[ijkmor]|' +
  'g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|' +
  'n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnorstuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|' +
  'v[aceginu]|w[fs]|y[et]|z[amw]';
