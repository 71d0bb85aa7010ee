import { Films } from './films';

/** Choose a picture and see it move. */
export default function ImageToVideoPage() {
  return <Films title="Image to video" fromPicture />;
}
