import ts from 'typescript';

/** A paragraph of a comment, a line of Markdown, or a string that looks like a sentence. */
export interface Passage {
  text: string;
  /** Counted from 1. */
  line: number;
  isComment: boolean;
}

export function passagesOf(path: string, source: string): Passage[] {
  return path.endsWith('.md') ? markdownPassages(source) : codePassages(path, source);
}

function markdownPassages(source: string): Passage[] {
  let isCode = false;
  return source.split('\n').flatMap((line, index) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    const text = line.replaceAll(/`[^`]*`/g, '').trim();
    return isCode || isFence || text === '' ? [] : [{ text, line: index + 1, isComment: false }];
  });
}

function codePassages(path: string, source: string): Passage[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, scriptKind(path));
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const passages: Passage[] = [];
  const seen = new Set<number>();

  function addComments(ranges: readonly ts.CommentRange[] | undefined) {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      passages.push(...commentPassages(source.slice(pos, end), lineOf(pos)));
    }
  }

  function visit(node: ts.Node) {
    if (node.kind !== ts.SyntaxKind.JsxText) {
      addComments(ts.getLeadingCommentRanges(source, node.getFullStart()));
      addComments(ts.getTrailingCommentRanges(source, node.getEnd()));
    }
    const text = sentenceOf(node);
    if (text !== undefined) passages.push({ text, line: lineOf(node.getStart()), isComment: false });
    node.getChildren(file).forEach(visit);
  }

  visit(file);
  return passages;
}

function scriptKind(path: string): ts.ScriptKind {
  if (/\.[cm]?js$/.test(path)) return ts.ScriptKind.JS;
  return path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

function commentPassages(comment: string, firstLine: number): Passage[] {
  if (/eslint-|@ts-|webpackChunkName|prettier-ignore/.test(comment)) return [];
  const lines = comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*+|\/\/+|\*(?!\/))\s?/, '').replace(/\*\/\s*$/, ''));
  const passages: Passage[] = [];
  let begun: Passage | undefined;
  lines.forEach((line, index) => {
    const text = line.replaceAll(/`[^`]*`/g, '``').trim();
    if (text === '') begun = undefined;
    else if (begun) begun.text += ` ${text}`;
    else passages.push((begun = { text, line: firstLine + index, isComment: true }));
  });
  return passages;
}

/** Returns the text of a string, template, or JSX text of at least three words. */
function sentenceOf(node: ts.Node): string | undefined {
  const isText =
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node) ||
    ts.isJsxText(node);
  return isText && /[a-z]+[,;:]? [a-z]+[,;:]? [a-z]+/i.test(node.text) ? node.text : undefined;
}
