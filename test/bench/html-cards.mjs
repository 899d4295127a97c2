// The way this game is built without Setwright: a card is a page of HTML. Plain JavaScript, so that the peer starts as fast as it can.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const font = (family, file) =>
  `@font-face{font-family:${family};src:url(data:font/ttf;base64,${readFileSync(require.resolve(`@expo-google-fonts/${file}`)).toString('base64')})}`;

export const style = `${font('Title', 'cinzel/700Bold/Cinzel_700Bold.ttf')}
${font('Body', 'alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf')}
${font('Strong', 'alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf')}
*{margin:0;box-sizing:border-box}
.card{position:relative;width:750px;height:1050px;overflow:hidden;background:linear-gradient(160deg,#23424f,#0d1b22)}
.card>*{position:absolute}
.title{left:0;top:40px;width:750px;height:90px;font:52px/90px Title;color:#f6e6c4;text-align:center}
.art{left:0;top:150px;width:750px;height:440px;object-fit:cover;border-top:6px solid #d9b778;border-bottom:6px solid #d9b778}
.panel{left:0;top:590px;width:750px;height:460px;background:linear-gradient(#f8f1e2,#ece4cf)}
.badge{top:36px;width:100px;height:100px;border-radius:50%;border:6px solid #f6e6c4;color:#fff;font:56px/88px Strong;text-align:center}
.cost{left:40px;top:566px;padding:0 22px;height:48px;border-radius:10px;background:#23424f;color:#f6e6c4;font:30px/48px Strong}
.text{left:66px;top:640px;width:620px;font:34px/44px Body;color:#1d1a17}
.text b{font-family:Strong;color:#23424f}
.foot{left:66px;top:986px;width:620px;font:20px/30px Strong;color:#23424f}`;

export const inline = (picture) => `data:image/jpeg;base64,${readFileSync(picture).toString('base64')}`;

/** A card; `art` is the address of its picture. */
export function html({ name, text }, art) {
  const words = text.replace(/\n/g, '<br>').replace(/\b(\d+dmg|[Rr]ange \d+|push \d+|pull \d+)\b/g, '<b>$1</b>');
  return `<div class=card><img class=art src="${art}"><div class=title>${name}</div><div class=badge style="left:36px;background:#a3262e">8</div><div class=badge style="left:614px;background:#265a8a">3</div><div class=panel></div><div class=cost>Standard</div><div class=text>${words}</div><div class=foot>Bench 1.0</div></div>`;
}

export const launchOptions = () => ({
  executablePath: process.env.BENCH_BROWSER,
  args: [
    '--no-sandbox',
    '--headless=shell',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--no-first-run',
  ],
});
