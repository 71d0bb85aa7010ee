import { AudioPlayer } from '@flint/shared/ui/audio-player';
import { LineSearch } from '@flint/shared/ui/line-search';
import { SoughtText } from '@flint/shared/ui/sought-text';
import { SoundGlyph } from '@flint/shared/ui/sound-glyph';
import { VideoPlayer } from '@flint/shared/ui/video-player';
import { VolumeControl } from '@flint/shared/ui/volume-control';
import { Waveform } from '@flint/shared/ui/waveform';
import lakeStill from '../../home/img/lake-640.webp';
import { Live } from '../live';
import hum from '../media/hum.mp3';
import lake from '../media/lake.mp4';
import { LONG } from '../sample';
import type { Group } from '../specimen';

/** A synthetic waveform that rises and falls like the sample. */
const PEAKS = Array.from({ length: 240 }, (_, part) => Math.abs(0.5 + 0.4 * Math.sin(part / 8) * Math.cos(part / 31)));
const HUM = { url: hum, contentType: 'audio/mpeg', seconds: 6, peaks: PEAKS };
const LAKE = { url: lake, width: 480, height: 270, posterUrl: lakeStill };
/** A picture is neither audio nor video: playing it fails. */
const BROKEN = lakeStill;

function Position({ peaks, seconds, initial }: { peaks: readonly number[] | null; seconds: number; initial: number }) {
  return (
    <Live initial={initial}>
      {(position, seek) => <Waveform label="Hum" peaks={peaks} seconds={seconds} position={position} onSeek={seek} />}
    </Live>
  );
}

/** Audio and video. */
export const media: Group = {
  id: 'media',
  title: 'Sound and video',
  sheets: [
    {
      file: 'audio-player.tsx',
      layout: 'full',
      note: 'One plays at a time in the whole page. Nothing is fetched before it plays, where its length is known.',
      states: [
        {
          name: 'rest',
          show: <AudioPlayer audio={HUM} title="Hum" download={{ href: hum, name: 'hum.mp3' }} />,
        },
        {
          name: 'no peaks, unknown length, long title',
          show: <AudioPlayer audio={{ ...HUM, seconds: null, peaks: null }} title={LONG} />,
        },
        { name: 'loading', show: <AudioPlayer audio={null} title="Hum" /> },
        {
          name: 'cannot be loaded',
          show: <AudioPlayer audio={{ ...HUM, url: BROKEN, seconds: null }} title="A broken recording" />,
        },
      ],
    },
    {
      file: 'waveform.tsx',
      layout: 'full',
      note: 'A slider: arrows step 5 seconds, page keys a tenth, Home and End go to the ends.',
      states: [
        { name: 'at rest', show: <Position peaks={PEAKS} seconds={190} initial={0} /> },
        { name: 'in the middle', show: <Position peaks={PEAKS} seconds={190} initial={83} /> },
        { name: 'silence', show: <Position peaks={[0]} seconds={190} initial={60} /> },
        { name: 'no peaks', show: <Position peaks={null} seconds={190} initial={60} /> },
        { name: 'of unknown length', show: <Position peaks={PEAKS} seconds={0} initial={0} /> },
      ],
    },
    {
      file: 'line-search.tsx',
      states: [
        {
          name: 'lines found',
          show: (
            <Live initial="rain">
              {(sought, seek) => (
                <LineSearch value={sought} onChange={seek}>
                  3 lines
                </LineSearch>
              )}
            </Live>
          ),
        },
      ],
    },
    {
      file: 'sought-text.tsx',
      states: [
        { name: 'found', show: <SoughtText text="After the rain we go to the house." wanted="rain" /> },
        { name: 'not found', show: <SoughtText text="After the rain we go to the house." wanted="snow" /> },
      ],
    },
    {
      file: 'sound-glyph.tsx',
      states: [
        { name: 'by its loudness', show: <SoundGlyph peaks={PEAKS} /> },
        { name: 'nobody measured it', show: <SoundGlyph peaks={null} /> },
      ],
    },
    {
      file: 'volume-control.tsx',
      layout: 'row',
      note: 'Not shown where fingers point: phones have keys for it.',
      states: [
        {
          name: 'loud',
          show: (
            <Live initial={{ volume: 0.8, muted: false }}>
              {(value, set) => <VolumeControl {...value} onChange={(volume, muted) => set({ volume, muted })} />}
            </Live>
          ),
        },
        { name: 'muted', show: <VolumeControl volume={0.8} muted onChange={() => undefined} /> },
      ],
    },
    {
      file: 'video-player.tsx',
      states: [
        { name: 'rest', show: <VideoPlayer video={LAKE} title="A red boat on a mountain lake" /> },
        { name: 'no still', show: <VideoPlayer video={{ ...LAKE, posterUrl: null }} title="A lake" /> },
        { name: 'loading', show: <VideoPlayer video={null} title="A lake" /> },
        {
          name: 'cannot be loaded',
          show: <VideoPlayer video={{ ...LAKE, url: BROKEN, posterUrl: null }} title="A broken video" />,
        },
      ],
    },
  ],
};
