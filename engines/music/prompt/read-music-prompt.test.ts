import { readMusicPrompt } from './read-music-prompt';

describe('readMusicPrompt', () => {
  it.each([
    ['lo-fi beats to study to', 'lofi'],
    ['a Hip-Hop beat', 'hiphop'],
    ['liquid drum and bass', 'drumandbass'],
    ['sad solo piano', 'classical'],
    ['music for an epic movie trailer', 'cinematic'],
    ['smooth jazz in a bar', 'jazz'],
    ['bossa nova by the sea', 'bossa'],
    ['80s synthwave', 'synthwave'],
    ['acoustic guitar by the campfire', 'folk'],
    ['something', undefined],
  ])('"%s" has the genre %s', (prompt, genre) => expect(readMusicPrompt(prompt).genre).toBe(genre));

  it.each([
    ['happy ukulele', 'happy'],
    ['a lonely rainy evening', 'melancholic'],
    ['music for a workout', 'energetic'],
    ['not sad but calm', 'calm'],
  ])('"%s" has the mood %s', (prompt, mood) => expect(readMusicPrompt(prompt).mood).toBe(mood));

  it.each([
    ['rock in F# minor at 140 bpm', 'F# minor', 140],
    ['a waltz in A minor', 'A minor', undefined],
    ['pop in B flat major, 99 BPM', 'Bb major', 99],
    ['the story of a minor setback', undefined, undefined],
    ['1000 bpm', undefined, undefined],
  ])('"%s" has the key %s and the tempo %s', (prompt, key, tempo) => {
    expect(readMusicPrompt(prompt)).toMatchObject({ key, tempo });
  });

  it('takes named instruments and leaves out negated ones', () => {
    const wishes = readMusicPrompt('calm piano and violin, no drums');
    expect(wishes.instruments).toEqual([0, 40]);
    expect([...wishes.without]).toEqual(['drums']);
  });
});
