import type { AspectRatio, ImageStyle } from '@flint/shared/contracts/image-options';

/** One row of the gallery. */
export type GalleryPrompt = readonly [prompt: string, style: ImageStyle, ratio: AspectRatio];

/** Seeds that every prompt is drawn with. */
export const SEEDS = [1, 2] as const;

/** Typical prompts, grouped by the feature they test. */
export const GALLERY: Readonly<Record<string, readonly GalleryPrompt[]>> = {
  Landscapes: [
    ['a red boat on a green sea', 'artistic', '1:1'],
    ['three birds above a misty mountain lake at dawn', 'photorealistic', '16:9'],
    ['rolling hills of Tuscany with a farmhouse and cypress trees, golden hour', 'photorealistic', '16:9'],
    ['two camels crossing the dunes at dusk', 'photorealistic', '4:5'],
    ['a lighthouse on a cliff in a storm', 'artistic', '4:5'],
    ['autumn birch forest with a trail, no people', 'photorealistic', '1:1'],
    ['a tropical beach with palms and a sailboat', 'cartoon', '1:1'],
    ['snowy alps under the northern lights', 'photorealistic', '16:9'],
    ['five hot air balloons over a lavender field', 'cartoon', '4:5'],
    ['a lone tree on a hill under a cloudless sky', 'sketch', '1:1'],
  ],
  'City and space': [
    ['neon Tokyo street at night in the rain', 'photorealistic', '9:16'],
    ['Paris street with a cafe in spring', 'artistic', '4:5'],
    ['city skyline at the blue hour', 'photorealistic', '16:9'],
    ['an astronaut walking on a red planet', 'photorealistic', '1:1'],
    ['a rocket above the clouds', 'cartoon', '9:16'],
    ['Saturn and its rings with two moons', 'photorealistic', '16:9'],
    ['white houses of Santorini by a blue sea', 'cartoon', '1:1'],
    ['a colourful market in Morocco', 'artistic', '1:1'],
  ],
  'People and animals': [
    ['a girl reading a book under a tree', 'artistic', '1:1'],
    ['an old man fishing on a lake at sunrise', 'photorealistic', '16:9'],
    ['a couple dancing in the rain', 'artistic', '4:5'],
    ['three friends having a picnic in the park', 'cartoon', '1:1'],
    ['a woman in red walking along the beach', 'photorealistic', '4:5'],
    ['an orange cat sleeping on a blue sofa', 'cartoon', '1:1'],
    ['a fox in the snow', 'artistic', '1:1'],
    ['two horses on a meadow in the morning', 'photorealistic', '16:9'],
    ['a black and white cat on a window sill', 'sketch', '1:1'],
    ['a flock of flamingos in a lagoon at sunset', 'artistic', '16:9'],
    ['an owl in a dark forest under the moon', 'cartoon', '4:5'],
    ['a dog on a skateboard', 'cartoon', '1:1'],
  ],
  'Still life, food and products': [
    ['three ceramic vases in window light', 'photorealistic', '4:5'],
    ['oranges and lemons on a blue checked cloth', 'photorealistic', '1:1'],
    ['two green pears on a red table', 'artistic', '1:1'],
    ['a cup of coffee next to a laptop on a wooden desk', 'photorealistic', '16:9'],
    ['a bowl of ramen with an egg', 'cartoon', '1:1'],
    ['birthday cake with five candles', 'cartoon', '1:1'],
    ['a bottle of perfume on a marble plinth, pink background', 'photorealistic', '4:5'],
    ['a pair of white sneakers on a yellow background', 'photorealistic', '1:1'],
    ['fresh bread and croissants on a table', 'sketch', '1:1'],
    ['a bouquet of pink peonies in a blue vase', 'artistic', '4:5'],
  ],
  'Rooms, music, sport, weather': [
    ['a cosy reading corner with an armchair and a lamp at night', 'photorealistic', '1:1'],
    ['a vinyl record on a red background', 'photorealistic', '1:1'],
    ['a guitar leaning on a wall', 'artistic', '4:5'],
    ['jazz band with a saxophone and a piano', 'cartoon', '16:9'],
    ['a football player scoring a goal', 'cartoon', '16:9'],
    ['a runner in the mountains at sunrise', 'photorealistic', '16:9'],
    ['red umbrellas in the rain', 'artistic', '1:1'],
    ['lightning over a dark sea', 'photorealistic', '16:9'],
    ['a rainbow after the storm above a village', 'cartoon', '16:9'],
    ['a snowman in a winter village at night', 'cartoon', '1:1'],
  ],
  'Abstract and lettered': [
    ['abstract waves in teal and coral', 'photorealistic', '1:1'],
    ['geometric composition in black, cream and vermilion', 'cartoon', '4:5'],
    ['calm pastel gradients', 'photorealistic', '9:16'],
    ['a poster saying "Summer sale" with palms', 'cartoon', '4:5'],
    ['mountain lake at dawn, "Breathe out"', 'photorealistic', '4:5'],
    ['a concert poster saying "Night Train" in neon colours', 'cartoon', '4:5'],
    ['birthday card with balloons, text: "Happy birthday, Anna!"', 'cartoon', '1:1'],
    ['a wedding invitation with eucalyptus leaves, "Clara & Jonas, 12 June"', 'artistic', '4:5'],
    ['forest path in fog, "The quiet is not empty, it is full of answers"', 'photorealistic', '16:9'],
    ['hand drawn coffee cup, "Καλημέρα · Доброе утро"', 'sketch', '1:1'],
  ],
};
