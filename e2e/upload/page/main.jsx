import '@fontsource-variable/figtree';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseLanguage, needTexts, startLanguage } from '../../../web/src/i18n/language.ts';
import { FileUpload } from '../../../web/src/ui/uploads/FileUpload.tsx';
import { ImagePicker } from '../../../web/src/ui/uploads/ImagePicker.tsx';
import '../../../web/src/ui/base.css';

/** The upload card and the picture picker alone on a page, as later screens will have them. */
const Page = () => {
  const [video, setVideo] = useState(null);
  const [photo, setPhoto] = useState(null);
  const [logo, setLogo] = useState(null);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 520, padding: 18 }}>
      <h1>Una vuelta al coche</h1>
      <FileUpload
        label="Foto del cuadro"
        purpose="image"
        capture="environment"
        slot="photo"
        detail="12.480 km"
        value={photo}
        onChange={setPhoto}
      />
      <FileUpload
        label="Vídeo 360°"
        purpose="video"
        capture="environment"
        slot="video"
        value={video}
        onChange={setVideo}
      />
      <ImagePicker label="Logotipo" value={logo} url={null} onChange={setLogo} />
      <output aria-label="video">{video}</output>
      <output aria-label="photo">{photo}</output>
      <output aria-label="logo">{logo}</output>
    </div>
  );
};

await startLanguage();
await needTexts('staff');
window.chooseLanguage = chooseLanguage;
createRoot(document.getElementById('root')).render(<Page />);
