import arch from './img/arch.webp';
import archSmall from './img/arch-640.webp';
import citrus from './img/citrus.webp';
import citrusSmall from './img/citrus-640.webp';
import dunes from './img/dunes.webp';
import dunesSmall from './img/dunes-640.webp';
import lake from './img/lake.webp';
import lakeSmall from './img/lake-640.webp';
import pears from './img/pears.webp';
import pearsSmall from './img/pears-640.webp';
import record from './img/record.webp';
import recordSmall from './img/record-640.webp';
import vases from './img/vases.webp';
import vasesSmall from './img/vases-640.webp';

/** Pictures by the built-in engine, each with the recipe that makes it again. Written by server/dist/draw-showcase.js. */
export const SHOWCASE = [
  {
    file: 'vases',
    src: vases,
    srcSet: `${vasesSmall} 360w, ${vases} 720w`,
    width: 720,
    height: 1280,
    prompt: 'three ceramic vases in window light',
    style: 'photorealistic',
    ratio: '9:16',
    seed: 13,
    alt: 'Three ceramic vases in window light, one with yellow sprigs',
    color: '#98a8a8',
  },
  {
    file: 'dunes',
    src: dunes,
    srcSet: `${dunesSmall} 640w, ${dunes} 1280w`,
    width: 1280,
    height: 720,
    prompt: 'dunes at golden hour, one walker',
    style: 'photorealistic',
    ratio: '16:9',
    seed: 4,
    alt: 'One walker on a dune under a golden sky',
    color: '#582828',
  },
  {
    file: 'citrus',
    src: citrus,
    srcSet: `${citrusSmall} 640w, ${citrus} 1024w`,
    width: 1024,
    height: 1024,
    prompt: 'oranges and lemons on a blue checked cloth',
    style: 'photorealistic',
    ratio: '1:1',
    seed: 6,
    alt: 'Oranges and lemons on a blue checked cloth',
    color: '#8898b8',
  },
  {
    file: 'arch',
    src: arch,
    srcSet: `${archSmall} 640w, ${arch} 1024w`,
    width: 1024,
    height: 1024,
    prompt: 'an arch and stairs in the sun',
    style: 'cartoon',
    ratio: '1:1',
    seed: 3,
    alt: 'A terracotta wall with an arch beside pale stairs, drawn flat with ink lines',
    color: '#d87858',
  },
  {
    file: 'record',
    src: record,
    srcSet: `${recordSmall} 640w, ${record} 1024w`,
    width: 1024,
    height: 1024,
    prompt: 'a vinyl record on a red background, no sleeve',
    style: 'photorealistic',
    ratio: '1:1',
    seed: 5,
    alt: 'A black record on a red ground',
    color: '#181818',
  },
  {
    file: 'lake',
    src: lake,
    srcSet: `${lakeSmall} 640w, ${lake} 1280w`,
    width: 1280,
    height: 720,
    prompt: 'mountain lake at sunset with a red boat',
    style: 'artistic',
    ratio: '16:9',
    seed: 1,
    alt: 'A red boat on a mountain lake at sunset, in thick brush strokes',
    color: '#886858',
  },
  {
    file: 'pears',
    src: pears,
    srcSet: `${pearsSmall} 640w, ${pears} 1024w`,
    width: 1024,
    height: 1024,
    prompt: 'three pears on a table',
    style: 'sketch',
    ratio: '1:1',
    seed: 4,
    alt: 'Three pears on a table, in pencil',
    color: '#f8e8e8',
  },
] as const;
