import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary.ts';
import { openCheckPage, writeCheckPage } from './check-page.ts';
import { newContext, sharedBrowser } from './pages.ts';

/*
 * The page that checks may open no connection: each way out that a browser has is tried from the page, from a worker as the page starts
 * it, and from a document that is shown in place, as a report is. Somebody listens at the other end.
 */

let browser: Browser;
let url = '';
/** Whoever connects, or sends a packet, is noted. */
let heard: string[] = [];
let tcp: Server;
let udp: Socket;
let port = 0;

beforeAll(async () => {
  tcp = createServer((socket) => {
    socket.once('data', (bytes) => heard.push(bytes.toString('latin1').split('\r\n', 1)[0] ?? ''));
    socket.on('error', () => {});
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
  });
  tcp.on('connection', () => heard.push('connected'));
  await once(tcp.listen(0, '127.0.0.1'), 'listening');
  port = (tcp.address() as AddressInfo).port;
  udp = createSocket('udp4', () => heard.push('packet'));
  await once(udp.bind(port, '127.0.0.1'), 'listening');
  [browser, url] = await Promise.all([sharedBrowser(), writeCheckPage()]);
});
afterEach(() => {
  heard = [];
});
afterAll(async () => {
  await browser.close();
  tcp.close();
  udp.close();
});

/** What a document or a worker can try, each a promise that ends when it was refused, or was let through. */
const ASKING = {
  fetch: 'fetch(at("fetch"), { mode: "no-cors" })',
  XHR: 'new Promise((done) => { const one = new XMLHttpRequest(); one.onloadend = done; one.open("GET", at("xhr")); one.send(); })',
  WebSocket:
    'new Promise((done) => { const one = new WebSocket(at("socket").replace("http", "ws")); one.onerror = done; one.onopen = done; })',
  EventSource:
    'new Promise((done) => { const one = new EventSource(at("events")); one.onerror = done; one.onopen = done; })',
  worker:
    'new Promise((done) => { const one = new Worker(at("worker.js")); one.onerror = done; one.onmessage = done; })',
} as const;
const IN_WORKER = {
  ...ASKING,
  importScripts: 'Promise.resolve().then(() => importScripts(at("import.js")))',
  'nested worker':
    'new Promise((done) => { const inner = new Worker(URL.createObjectURL(new Blob([`fetch(${JSON.stringify(at("nested"))}).finally(() => postMessage(0))`]))); inner.onmessage = done; inner.onerror = done; })',
} as const;

const element = (tag: string, values: string): string =>
  `new Promise((done) => { const one = document.createElement(${JSON.stringify(tag)}); Object.assign(one, ${values}); one.onload = done; one.onerror = done; document.body.append(one); })`;
const IN_DOCUMENT = {
  ...ASKING,
  beacon: 'Promise.resolve(navigator.sendBeacon(at("beacon"), "data"))',
  image: element('img', '{ src: at("image") }'),
  script: element('script', '{ src: at("script.js") }'),
  'inline script': element('script', '{ textContent: `fetch(${JSON.stringify(at("inline"))})` }').replace(
    'one.onload = done;',
    'setTimeout(done);',
  ),
  'style sheet': element('link', '{ rel: "stylesheet", href: at("style.css") }'),
  prefetch: element('link', '{ rel: "prefetch", href: at("prefetch") }'),
  preload: element('link', '{ rel: "preload", as: "image", href: at("preload") }'),
  font: 'new FontFace("far", `url(${at("font.woff2")})`).load()',
  video: element('video', '{ src: at("video.mp4") }'),
  object: element('object', '{ data: at("object") }').replace('one.onload = done;', 'setTimeout(done, 300);'),
  frame: element('iframe', '{ src: at("frame") }').replace('one.onload = done;', 'setTimeout(done, 300);'),
  form: 'new Promise((done) => { const one = document.createElement("form"); one.action = at("form"); one.target = "_self"; document.body.append(one); document.addEventListener("securitypolicyviolation", done, { once: true }); one.submit(); setTimeout(done, 300); })',
  handler: element('img', '{ src: "data:," }').replace(
    'document.body.append(one)',
    'one.setAttribute("onerror", `fetch(${JSON.stringify(at("handler"))})`); document.body.append(one); setTimeout(done, 100)',
  ),
} as const;

/** A packet to whoever helps two browsers to find each other. */
const WEBRTC =
  'new Promise((done) => { const one = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] }); one.createDataChannel("x"); one.onicegatheringstatechange = () => one.iceGatheringState === "complete" && done(); one.createOffer().then((offer) => one.setLocalDescription(offer)); setTimeout(done, 3000); })';

/** Tries one after the other, whatever becomes of each. */
function trying(ways: Readonly<Record<string, string>>): string {
  const list = Object.values(ways).map((way) => `() => ${way}`);
  return `(async () => {
    const port = ${port};
    const at = (what) => \`http://127.0.0.1:\${port}/\${what}\`;
    const late = (ms) => new Promise((done) => setTimeout(done, ms));
    for (const way of [${list.join(',\n')}]) {
      try { await Promise.race([way(), late(4000)]); } catch {}
    }
    return 'tried';
  })()`;
}

const inWorker = (): string =>
  `new Promise((done, fail) => {
    const text = ${JSON.stringify(`${trying(IN_WORKER)}.then(postMessage)`)};
    const worker = new Worker(URL.createObjectURL(new Blob([text])));
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = ({ message }) => fail(new Error(message));
  })`;

/** A page without rules: what the listener would hear. */
async function openFreePage(): Promise<Page> {
  const path = join(temporaryFolder('free-page'), 'free.html');
  writeFileSync(path, '<!doctype html><title>free</title><body></body>');
  const page = await (await newContext(browser)).newPage();
  await page.goto(pathToFileURL(path).href);
  return page;
}

describe('nothing leaves the page that checks', () => {
  test('by any way that a document has', async () => {
    const page = await openCheckPage(browser, url);
    expect(await page.evaluate(trying(IN_DOCUMENT))).toBe('tried');
    expect(page.url()).toBe(url);
    await page.close();
    expect(heard).toEqual([]);
  });

  test('by any way that a worker has', async () => {
    const page = await openCheckPage(browser, url);
    expect(await page.evaluate(inWorker())).toBe('tried');
    await page.close();
    expect(heard).toEqual([]);
  });

  test('by a document that is shown in place', async () => {
    const page = await openCheckPage(browser, url);
    await page.evaluate(`new Promise((done) => {
      const frame = document.createElement('iframe');
      frame.src = URL.createObjectURL(new Blob(['<!doctype html><title>in</title><body><script>fetch("http://127.0.0.1:${port}/in")</script><img src="http://127.0.0.1:${port}/image"><meta http-equiv="refresh" content="0;url=http://127.0.0.1:${port}/refresh"></body>'], { type: 'text/html' }));
      frame.id = 'in-place';
      frame.onload = () => setTimeout(done, 300);
      document.body.append(frame);
    })`);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    expect(frame).toBeDefined();
    await page.close();
    expect(heard).toEqual([]);
  });

  test('by WebRTC', async () => {
    const page = await openCheckPage(browser, url);
    await page.evaluate(trying({ WEBRTC }));
    await page.close();
    expect(heard).toEqual([]);
  });

  test('while a page without its rules is heard', async () => {
    const page = await openFreePage();
    await page.evaluate(trying({ fetch: IN_DOCUMENT.fetch, image: IN_DOCUMENT.image, WEBRTC }));
    await page.evaluate(inWorker());
    await page.close();
    expect(heard.filter((one) => /fetch|image|packet/.test(one)).length).toBeGreaterThan(3);
  });
});
