const { chromium } = require('playwright');
(async () => {
  const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });
  const base = 'http://localhost:3917';
  for (const [w, theme] of [[1440,'light'],[390,'dark']]) {
    const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: theme });
    const p = await c.newPage();
    p.on('pageerror', e => console.log('pageerror', e.message));
    p.on('console', m => m.type()==='error' && console.log('console', m.text().slice(0,200)));
    const r = await c.request.post(base+'/api/users/sign-in', { data: { email: 'creator@example.com', password: process.env.PW } });
    console.log(r.status());
    for (const [n, u] of [['music','/music-generator'],['video','/fal-generator?kind=video'],['i2v','/image-to-video'],['image','/fal-generator']]) {
      await p.goto(base+u); await p.waitForTimeout(2500);
      if (n==='music' && w===1440) { await p.getByText('Full',{exact:true}).click(); await p.waitForTimeout(300); }
      await p.screenshot({ path: `/tmp/shot-${n}-${w}.png`, fullPage: true });
    }
    await c.close();
  }
  await b.close();
})();
