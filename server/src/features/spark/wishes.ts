import type { ActionKind } from '@flint/shared/contracts/spark-actions';

/** Words by which users ask for each kind of thing, in the most used languages of the pages. */
const ASKED: Readonly<Record<ActionKind, RegExp>> = {
  image:
    /\b(?:image|picture|photo|illustration|drawing|draw|paint|poster|thumbnail|cover|logo|banner|wallpaper|visual|bild|imagen|foto|dessin|imagem|immagine)s?\b|рисун|картин|фото|изображ|图|画|画像|写真|그림|사진|صورة|तस्वीर/iu,
  video:
    /\b(?:video|film|clip|reel|animation|animate|movie|short|vídeo|vidéo)s?\b|видео|фильм|ролик|视频|影片|動画|영상|비디오|فيديو|वीडियो/iu,
  thread: /\b(?:thread|tweetstorm|hilo|fil)s?\b|тред|帖|スレッド|스레드/iu,
  brand:
    /\b(?:brand|profile|tone(?: of voice)?|hashtag|audience|voice|marke|marca|marque)s?\b|бренд|品牌|ブランド|브랜드/iu,
  edit: /\b(?:edit|change|adjust|retouch|recolou?r|brighten|darken|sharpen|blur|crop|rotate|flip|warmer|cooler|brighter|darker|make|turn|add|write|bearbeite?n?|ändern?|edita|editar|modifie[rz]?|modifica)\b|измени|编辑|編集|편집|عدّل|बदल/iu,
  upscale:
    /\b(?:upscale|enlarge|larger|bigger|resolution|vergrößern?|hochskalieren|ampli(?:a|ar)|agrandi[rs]?)\b|увелич|放大|拡大|확대|كبّر|बड़ा/iu,
  cutout:
    /\b(?:cut ?out|background|transparent|freistellen|hintergrund|fondo|fond|arrière-plan|fundo|sfondo)\b|фон|背景|배경|خلفية|पृष्ठभूमि/iu,
  template:
    /\b(?:template|kit|launch|week of posts|shorts|branding|quote cards?|recap|course|outline|campaign|event|ads?|vorlage|plantilla|modèle|modelo|modello)\b|шаблон|模板|テンプレート|템플릿|قالب|टेम्पलेट/iu,
  agent: /\b(?:agente?[ns]?)\b|агент|代理|智能体|エージェント|에이전트|وكيل|एजेंट/iu,
};

/** The kinds of things that a user's own words ask for. */
export function wishesIn(words: string): ReadonlySet<ActionKind> {
  return new Set((Object.keys(ASKED) as ActionKind[]).filter((kind) => ASKED[kind].test(words)));
}
