import { readdirSync, readFileSync, writeFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSets } from './app/studio/open-sets.ts';
import { readSets } from './app/studio/read-sets.ts';
import { read } from './rules/teamfight/notation/read.ts';
import { tell } from './rules/teamfight/notation/tell.ts';
import { vocabularyOf } from './rules/teamfight/notation/words/words.ts';
const [cmd, ...args] = process.argv.slice(2);
const foldersOf = (root: string) => statSync(join(root)).isDirectory() && readdirSync(root).includes('set.json') ? [root] : readdirSync(root).map(n=>join(root,n)).filter(n=>statSync(n).isDirectory());
const isUnit = (s:string)=>['ability','default','passive'].includes(s);
function mark(name:string,text:string,clauses:any[]):string{
  let s=''; 
  for(const c of clauses){const src=(c.field==='name'?name:text).slice(c.from,c.to); if(c.field==='name'){ if(c.status!=='reminder') s+=c.status==='manual'?`[[NAME ${src}]] `:`<NAME ${src}> `; continue;} s+= c.status==='manual'?`⟦${src.trimEnd()}⟧${src.slice(src.trimEnd().length)}`:src;}
  return s;
}
const lettersOf=(name:string,text:string,clauses:any[])=>{let run=0,all=0,man=0;for(const c of clauses){const n=(c.field==='name'?name:text).slice(c.from,c.to).replace(/[^\p{L}\p{N}]/gu,'').length; if(c.status==='reminder')continue; all+=n; if(c.status==='run')run+=n; else man+=n;} return {run,all,man};};
if(cmd==='fig'||cmd==='list'||cmd==='diff'){
  for(const root of args.filter(a=>!a.startsWith('-'))){
    const {texts}=await readSets(foldersOf(root));
    for(const set of new Set(texts.map(t=>t.folder))){
      const own=texts.filter(t=>t.folder===set);
      const rows=own.filter(t=>isUnit((t.pointer.split('/')[1]??'').replace(/ies$/,'y').replace(/s$/,'').replace('defaultAbility','default')));
      const {run,all}=rows.map(t=>lettersOf(t.name,t.text,t.reading.clauses)).reduce((a,b)=>({run:a.run+b.run,all:a.all+b.all}),{run:0,all:0});
      console.log(set, rows.filter(t=>t.reading.clauses.every(c=>c.status!=='manual')).length+'/'+rows.length, `${run}/${all} ${(100*run/all).toFixed(1)}%`);
    }
    const rows=texts.filter(t=>/abilit|passiv/i.test(t.pointer));
    const {run,all}=rows.map(t=>lettersOf(t.name,t.text,t.reading.clauses)).reduce((a,b)=>({run:a.run+b.run,all:a.all+b.all}),{run:0,all:0});
    const full=(r:any[])=>r.filter(t=>t.reading.clauses.every((c:any)=>c.status!=='manual')).length;
    console.log(root,'UNITS',full(rows)+'/'+rows.length,`${run}/${all} ${(100*run/all).toFixed(2)}%`,'ALL',full(texts)+'/'+texts.length);
    if(cmd==='list') for(const t of texts){ const {man}=lettersOf(t.name,t.text,t.reading.clauses); if(args.includes('-full')? true : man>0){ console.log(`\n## ${t.folder.split('/').pop()} ${t.file}${t.pointer} "${t.name}" (${man})`); console.log(mark(t.name,t.text,t.reading.clauses)); for(const c of t.reading.clauses) if(c.reason) console.log('   - ',c.reason, c.fix?JSON.stringify(c.fix):''); if(args.includes('-told')) for(const c of t.reading.clauses) if(c.told) console.log('   = ',c.told);} }
  }
}
if(cmd==='rd'){
  const [folder,slot,...texts]=args;
  const [one]=await openSets([folder!]);
  const words=vocabularyOf(one!.set);
  for(const nt of texts){ const [name,text]=nt.includes('|')?[nt.slice(0,nt.indexOf('|')),nt.slice(nt.indexOf('|')+1).replaceAll('\\n','\n')]:['X',nt.replaceAll('\\n','\n')];
    const {clauses,program}=read({slot:slot as any,name:name!,text:text!},words);
    console.log('>>',mark(name!,text!,clauses)); for(const c of clauses) if(c.reason) console.log('   - ',c.reason, c.fix?JSON.stringify(c.fix):'');
    console.log('   =',tell(program,words)); if(process.env.P) console.log(JSON.stringify(program,(k,v)=>k==='clause'?undefined:v,1)); }
}
if(cmd==='retell'){
  const [world,...texts]=args; const folder='test/rules/teamfight/notation/corpus';
  if(world){ const f=join(folder,world+'.json'); const d=JSON.parse(readFileSync(f,'utf8')); for(const t of texts){const [slot,name,...rest]=t.split('|'); d.texts.push({slot,name,text:rest.join('|').replaceAll('\\n','\n'),told:'?'});} writeFileSync(f,JSON.stringify(d,undefined,2)+'\n'); }
  const {worlds}=await import('./test/rules/teamfight/notation/worlds.ts');
  for(const {id,texts,vocabulary} of worlds){ const f=join(folder,id+'.json'); const d=JSON.parse(readFileSync(f,'utf8')); let ch=false;
    texts.forEach(({slot,name,text,told},i)=>{const {clauses,program}=read({slot,name,text},vocabulary); const now=clauses.some(c=>c.status==='manual')?'by hand':tell(program,vocabulary); if(now!==told){ch=true; d.texts[i].told=now; console.log(`${id} ${slot} ${name}: ${text}\n   was ${told}\n   now ${now}`); if(now==='by hand') console.log('  ',mark(name,text,clauses), clauses.flatMap(c=>c.reason??[]).join(' | '));}});
    if(ch) writeFileSync(f,JSON.stringify(d,undefined,2)+'\n'); }
}
