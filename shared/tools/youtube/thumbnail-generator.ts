import { IMAGE_CAP, PROMPT_MAX } from '../../contracts/image-options';
import { defineTool } from '../definition';

/** Area for the text, passed to the picture's provider so that it stays free. */
const ROOMS = {
  left: 'the left half empty and calm, the subject on the right',
  right: 'the right half empty and calm, the subject on the left',
  top: 'the upper third empty and calm, the subject below',
  none: 'the subject large in the middle',
} as const;

export const thumbnailGenerator = defineTool({
  id: 'youtube/thumbnail-generator',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the video is about',
      placeholder: 'Baking sourdough in a cold kitchen',
      required: true,
    },
    title: {
      type: 'text',
      label: 'Title of the video',
      help: 'Shown beside the thumbnail in the previews. It is not set on the picture.',
      field: 'youtube.title',
    },
    scene: {
      type: 'long',
      label: 'What is seen',
      help: 'One subject, what it does, and the light. Words are set on it afterwards.',
      placeholder: 'A round loaf held up beside a frosted window, morning light',
      max: 800,
    },
    words: {
      type: 'long',
      label: 'Words on it',
      help: 'Up to five are read on a phone. You set and move them yourself; they cost nothing.',
      placeholder: '16 degrees',
      max: 80,
    },
    room: {
      type: 'choice',
      label: 'Room for the words',
      options: { left: 'On the left', right: 'On the right', top: 'Above', none: 'None' },
      default: 'left',
    },
    style: {
      type: 'choice',
      label: 'Style',
      options: { photorealistic: 'Photo', artistic: 'Painted', cartoon: 'Cartoon', sketch: 'Sketch' },
      default: 'photorealistic',
    },
    mood: { type: 'text', label: 'Colours and mood', placeholder: 'Cold blue outside, warm light on the bread' },
    count: {
      type: 'number',
      label: 'Pictures',
      help: 'YouTube compares up to three.',
      min: 1,
      max: IMAGE_CAP,
      default: 3,
    },
  },
  output: {},
  maxTokens: 1,
  order({ topic, scene, mood, room, style, count }) {
    const parts = [scene || topic, mood, ROOMS[room], 'one clear subject, strong contrast, no letters and no logos'];
    const prompt = parts
      .filter(Boolean)
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1).replace(/[.\s]+$/, ''))
      .join('. ')
      .slice(0, PROMPT_MAX);
    return { type: 'image', body: { prompt, style, aspect_ratio: '16:9', num_images: count } };
  },
  sends: [],
  page: {
    title: 'YouTube thumbnail generator at real sizes',
    description:
      'Make a picture, set your words on it, see it at the sizes viewers see, and save it at 1280 x 720 under 2 MB.',
    steps: [
      'Say what the video is about and what is seen, and leave room for words.',
      'Choose a picture, set the words on it and move them where they are read.',
      'Look at it in search, on the home page, in the sidebar and on a phone, in light and dark.',
      'Save it as JPEG or PNG: 1280 by 720 pixels, under 2 MB.',
    ],
    questions: [
      {
        question: 'What size does a YouTube thumbnail have?',
        answer:
          '1280 by 720 pixels, at least 640 wide, in 16:9. Files up to 2 MB are taken everywhere; Flint lowers the quality until they fit, and says so.',
      },
      {
        question: 'Why is a corner marked?',
        answer:
          'YouTube sets the length of the video in the lower right corner. Words that stand there cannot be read.',
      },
      {
        question: 'Are the words part of the picture?',
        answer:
          'Not before you save it. They stay layers that you can move, resize and rewrite, and setting them costs nothing.',
      },
    ],
    example: {
      input: {
        topic: 'Baking sourdough in a cold kitchen',
        title: 'A Loaf That Rises at 16 Degrees',
        scene: 'A round loaf held up beside a frosted window, morning light',
        words: '16 degrees',
        room: 'left',
        count: 3,
      },
      output: {},
    },
  },
});
