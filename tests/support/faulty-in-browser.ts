import { deriveInBrowser } from './release-copy.ts';

/**
 * Wraps the exports of each module in a faulty release. A module fails only if the page sets `__fault`. Only the
 * browser build is faulty.
 */
const FAULTY_MODULE = `
function (exposed) {
  var shared = function (name) { return Object.values(globalThis.__FEDERATION__.__INSTANCES__[0].shareScopeMap.default[name])[0].lib(); };
  var React = shared('react');
  var is = function (name) { return globalThis.__fault === name; };
  var fail = function (where) { throw new Error('Faulty in ' + where + ', see https://example.org/?who=visitor'); };
  var listen = function (name, listener) { addEventListener(name, listener); return function () { removeEventListener(name, listener); }; };
  function FaultyPage(props) {
    if (is('render')) fail('rendering');
    if (is('hydration') && !globalThis.__hydrated) { globalThis.__hydrated = true; fail('hydration'); }
    var notify = shared('@site/shell-contract').useNotify();
    var shown = React.useState(0), again = shown[1];
    if (shown[0] > 0) fail('rendering again');
    React.useLayoutEffect(function () {
      if (is('layout effect')) fail('layout effect');
    }, []);
    React.useEffect(function () {
      if (is('effect')) fail('effect');
      if (is('timer')) setTimeout(function () { fail('timer'); }, 100);
      if (is('text in timer')) setTimeout(function () { throw 'Faulty text in timer'; }, 100);
      var end = [
        listen('fault:promise', async function () { await null; fail('promise'); }),
        listen('fault:notice', function () { notify({ title: { an: 'object' }, description: 5, duration: 'long' }); }),
        listen('fault:again', function () { again(1); }),
      ];
      return function () {
        end.forEach(function (stop) { stop(); });
        if (is('cleanup')) fail('cleanup');
      };
    }, []);
    var page = React.createElement(exposed.Page, props);
    if (!globalThis.__withButtons) return page;
    return React.createElement('div', null,
      React.createElement('button', { onClick: function () { fail('click'); } }, 'Fail'),
      React.createElement('button', { onClick: async function () { await null; fail('promise'); } }, 'Reject'),
      page);
  }
  var withFaultySection = function (result) {
    return is('section') ? { ...result, sections: { faulty: async function () { fail('section'); } } } : result;
  };
  if (is('no page')) return undefined;
  if (is('no component')) return { ...exposed, Page: 42 };
  return {
    ...exposed,
    load: function (context) {
      if (is('load throws')) fail('load');
      if (is('load rejects')) return Promise.reject(new Error('Faulty in load, see https://example.org/?who=visitor'));
      return is('no result') ? Promise.resolve(undefined) : exposed.load(context).then(withFaultySection);
    },
    Page: FaultyPage,
  };
}`;

const FAULTY_PART = `
function (exposed) {
  var answers = {
    throws: function () { throw new Error('Faulty suggestions'); },
    rejects: function () { return Promise.reject(new Error('Faulty suggestions')); },
    'answers with a text': function () { return 'many'; },
    'answers with nothing': function () {},
    'answers with odd entries': async function () {
      const elsewhere = { label: 'Away', to: 'https://example.org/' };
      return [null, { label: {}, to: '/' }, elsewhere, { label: 'Length', to: '/category/length' }];
    },
  };
  return function (text) { return (answers[globalThis.__fault] || exposed)(text); };
}`;

/** webpack defines an export with a getter, or with its value if the value is constant. */
const PAGE = /([\w$]+\.d\([\w$]+,)(?:\{page:\(\)=>([\w$]+)\}|\["page",0,([\w$]+)\])/;
const SUGGEST = /([\w$]+\.d\([\w$]+,\{\w+:\(\)=>[\w$]+,)suggest:\(\)=>([\w$]+)\}/;

/** Derives a release whose pages and parts fail in browsers. `__fault` selects the failure. */
export function deriveFaultyRelease(root: string, release: string): string {
  return deriveInBrowser(root, release, '8.0.0', (file, content) => {
    if (file.includes('__federation_expose_suggest'))
      return faulty(file, content, { pattern: SUGGEST, exposed: 'suggest', wrapper: FAULTY_PART });
    if (file.includes('__federation_expose_'))
      return faulty(file, content, { pattern: PAGE, exposed: '{page', wrapper: FAULTY_MODULE });
    return content;
  });
}

interface Fault {
  pattern: RegExp;
  exposed: string;
  wrapper: string;
}

function faulty(file: string, content: string, { pattern, exposed, wrapper }: Fault): string {
  if (!pattern.test(content)) return content;
  const name = `__faulty_${file.replaceAll(/\W/g, '_')}`;
  const once =
    `var ${name} = (function (around) { var made, is; return function (value) { if (!is) { is = true; ` +
    `made = around(value); } return made; }; })(${wrapper});`;
  const atLoad = `(function () { if (globalThis.__fault === 'load') throw new Error('Faulty at load'); })(),`;
  return `${once}\n${content.replace(pattern, (_all, define, value, constant) => `${atLoad}${define}${exposed}:()=>${name}(${value ?? constant})}`)}`;
}
