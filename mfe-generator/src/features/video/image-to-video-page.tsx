import { Films } from './films';

/** Image-to-video. */
export default function ImageToVideoPage() {
  return <Films title="Image to video" fromPicture />;
}
