// Made by us: seeded random strings (20261121), measured by the reference implementation of the
// model that Sources/TextMetrics/SystemFont/ORIGIN.md describes, with the emoji and underscores described there.
// Size, weight, toolsVersion, width.
// swift-format-ignore-file
let expectedWidths = ##"""
13 thin 22504 123.182775879 ⟨6CLm*K) 74NL55lNR⟩
24 bold 10117 69.322265625 ⟨+=v:O⟩
79.66 heavy 32700 988.240809648 ⟨60Ao{oOOQWjtZWAb"<lx⟩
11 heavy 13000 26.826837061 ⟨t_k~⟩
83.64 bold 22504 136.098779297 ⟨Yes⟩
24 regular italic 16999 129.949218750 ⟨äỸťẸŝqlỷșOķ⟩
72.54 thin 32700 314.908607813 ⟨d©’]/&a`n⟩
21 ultraLight 17000 166.282184171 ⟨!'m窩圛😮璗霢奆r⟩
44 thin 32700 461.719628906 ⟨c;%$9Q=;5r`ew5FEB6yb⟩
12 regular 10117 63.732421875 ⟨H:dYc=8uA⟩
8 regular italic 16097 36.164062500 ⟨E<IC:lQO⟩
30 ultraLight 16999 281.437133789 ⟨OtkpCQ)fM<vfH@E&m⟩
13 heavy 9000 74.498032388 ⟨(x) AV Title⟩
40 heavy 13000 395.228046875 ⟨ẆȲcrļềḲĻṕņẢḵĀṷÇḖ⟩
18 medium 22504 111.661782487 ⟨6sP\{N=I(.;g8⟩
13 regular italic 22504 8.455078125 ⟨Y⟩
22 light 22504 191.041946289 ⟨9@zqeDQ(Y:2{ Z2,R⟩
32.48 light 17000 220.623016797 ⟨>9(}UC@E>Q T⟩
96 medium 17156 1183.340808281 ⟨m"qfS@5J%Se-A&Yz6em/+⟩
31.7 bold 32700 77.137182617 ⟨!f&IG⟩
25 bold 9000 63.867187500 ⟨Label⟩
45.65 black 9000 170.499852295 ⟨ṻdậãḃò⟩
15 thin 13000 68.378540039 ⟨La7.pX×Zz⟩
72 heavy 10117 1086.104210117 ⟨@飞閰"蓇2😯滏😞擖錻瘉~趽疚瘮⟩
23.3 light 9000 296.705590332 ⟨n^y>bm^_b&:F"wFkToZzK><⟩
19.5 bold 32700 120.425743519 ⟨p;%Qi0#8kU⟩
36 thin 9000 105.049511719 ⟨j~#G/$⟩
50 regular italic 17000 186.035156250 ⟨G<jT6p;j⟩
96 black 22504 839.062500000 ⟨Type. AV Label [y]⟩
24 ultraLight 22504 14.447061435 ⟨Ấ⟩
17 regular italic 16999 35.220214844 ⟨Bo!2⟩
36 medium 22504 332.890000000 ⟨嚇驵瞠菩😠聱盧芜酿⟩
36 semibold 16097 346.181427422 ⟨**Z~yr:9#2}s}j:sQNH⟩
25 black 17156 200.425026634 ⟨K';$6q$/dXI7TA⟩
87.75 medium 32700 330.697627844 ⟨k,Qcx'sB⟩
55.56 ultraLight 17156 564.509946680 ⟨/@{gMMSb/oJSjM;6{Cikv:⟩
24 medium 22504 200.530020075 ⟨Yes 11:45 To (x) [y]⟩
36 bold 10117 39.533203125 ⟨yḱ⟩
8 bold 16097 79.044921875 ⟨/O`p|Pbf2.—©,“A%⟩
60 semibold 17000 202.047389355 ⟨9鰌H薥⟩
19.5 regular italic 16097 249.396240234 ⟨+=6sAtK>6`k4q"A(v[GejLeK⟩
24 medium 32700 278.237380664 ⟨0PHTT~lVJT*UE'3=G`CD⟩
19.9 thin 9000 177.885643311 ⟨JR *U~k5>Hcf`peW,⟩
11 ultraLight 32700 76.793750000 ⟨? VHl50)SvX1"_⟩
34 light 16097 236.729399414 ⟨7/4 AV "Quoted"⟩
72 heavy 32700 120.748873008 ⟨ťḶṎ⟩
24 black 17156 113.114701705 ⟨tm—€–”N⟩
25 bold 13000 340.100097656 ⟨帰壼窄TK]辞匴寠<晈d磭栄孱R⟩
77.55 thin 32700 563.000504150 ⟨+?*kY2|I1nbkJ>Vq⟩
60 medium 32700 82.418906836 ⟨ !'S⟩
27 light 13000 133.161679687 ⟨F,51dd=@h⟩
12 black 32700 92.953125000 ⟨VBRog5 "*ueO⟩
65.75 medium 17000 289.796628884 ⟨Title Type.⟩
21 semibold 17156 205.770091563 ⟨ṊḒÀőỮăǐşŪȕŕŢȬŸẗḎṏ⟩
18.6 regular italic 32700 190.016074219 ⟨©T0S|{J-Qt.%V4%G@⟩
11.5 bold 17000 168.220234375 ⟨遗酚6W綍😁😔😜漾禁涂3鍠刌⟩
24.9 light 17156 219.745186687 ⟨1%Q:uc>#@*'!;yCo"!⟩
19.5 thin 32700 147.356504683 ⟨Uw9;sK1-gzYr\l&y⟩
6 regular italic 16097 80.630859375 ⟨_cd+AJUpadwa10(VNB9_]3⟩
24 medium 22504 15.169842805 ⟨0⟩
25 ultraLight 32700 40.985814875 ⟨Title⟩
18.6 bold 9000 10.775830078 ⟨ḵ⟩
19.9 light 10117 203.652159424 ⟨{/2?)o3_WVBG•{©*IG£⟩
10 regular italic 32700 32.763671875 ⟨S摧嘘0⟩
40 regular 9000 238.339843750 ⟨+vk!_y:6=E8*⟩
13 semibold 17000 47.034673994 ⟨lmqso4⟩
40 thin 32700 46.628906250 ⟨(}Y⟩
15 regular italic 10117 43.161621094 ⟨E^Qd?⟩
20 regular italic 10117 42.353515625 ⟨(x) &⟩
62.16 thin 10117 491.479917578 ⟨ẩỂŬẒŵȎḍĤŵḿớXÁ⟩
16 heavy 22504 26.584388750 ⟨ISj°⟩
6 heavy 22504 96.979613281 ⟨杋梽澈鍠偐😃😀I蜼谦姚(憨熎怑虞⟩
60 bold 16097 42.827148438 ⟨C⟩
80 regular italic 17156 348.203125000 ⟨Y>{*Bhajo⟩
85.66 semibold 13000 150.590329773 ⟨,Hdl⟩
42.82 heavy 17156 457.108623555 ⟨{WV8*tT,A*A4lpID|1:9⟩
9.5 regular 17000 104.977783203 ⟨[y] 11:45 T.V. Terms AV⟩
10 semibold 13000 32.052012451 ⟨ữồǕậṹ⟩
44 medium 17000 41.683256055 ⟨W⟩
80 regular italic 17000 1054.917187500 ⟨烕鷭e😽一棢😻"纵F-卾t0囶姿⟩
72 ultraLight 16097 138.002929688 ⟨tiAs_⟩
21 medium 22504 102.262329118 ⟨4a[6C33-(⟩
52.52 regular italic 16097 172.779516406 ⟨szT>&3⟩
24 regular italic 10117 109.570312500 ⟨XgPc9[DS⟩
24 thin 22504 60.308069957 ⟨Terms⟩
28 regular italic 17000 197.654296875 ⟨ḞṡḇṋÑẉǺṴćțŵṾ⟩
58.16 regular italic 22504 205.667164063 ⟨){Ih'!{w;t⟩
22 semibold 17000 339.732226691 ⟨皝鐾鋱潣谦螫😴檞&緼膾左-榛桎涧⟩
18.6 black 17000 51.138771307 ⟨y[:x4⟩
85.46 bold 17156 223.205830078 ⟨X9B+⟩
10 light 16097 27.127465820 ⟨Gxaj>⟩
43.13 black 13000 437.495409692 ⟨Od;4Lym^R1U.'vGV]⟩
26 ultraLight 16999 217.958520508 ⟨T.V. Title [y] Yes 11:45⟩
14.81 regular italic 17000 171.573994629 ⟨ēḒuõãṅSḗŬǞĊĻḜṋḂṘúȂḄ⟩
11 medium 9000 103.400842510 ⟨ngA-/wyE;1TTxuwX⟩
96 light 32700 1304.370000000 ⟨典櫨蘔😆隳隳😽😝殡脅奫閰韛⟩
19.5 black 32700 168.875124290 ⟨_Twf-L1eo26WW⟩
22 regular 17000 208.324414062 ⟨7.3RZ{",yZPZ,=\6Igrw,⟩
14 bold 22504 149.423339844 ⟨O"hi`S*Y$,soR:fpBsP⟩
25 light 17000 93.564528032 ⟨Z]WZx(`⟩
26 thin 16999 258.155688477 ⟨fjord, Terms [y] 11:45 T.V.⟩
75.66 semibold 16999 279.378015780 ⟨ȓẠǬīḗḰḧ⟩
17 black 32700 197.915527344 ⟨GK7ri9KpZD@rpz©3r6⟩
13 regular italic 16097 176.033203125 ⟨館奆遗郫4废觻鮝mmqm&粊耧⟩
30 heavy 10117 338.443505566 ⟨SW]=n<m@-Yh6Kb8{L⟩
31.7 ultraLight 17156 150.289421387 ⟨~nylf\(6n)(Y⟩
21 light 13000 173.443081055 ⟨8DQ,bq'R}T"1AO:%⟩
14 medium 16999 33.043768652 ⟨3W1\⟩
12 bold 22504 53.627929688 ⟨AV Type.⟩
50 black 16999 483.666992188 ⟨ŇǨęÜṏĩȟẹṱŷừḒùmlḣ⟩
40 black 10117 159.960937500 ⟨M©©SR⟩
45.82 semibold 17156 456.112363956 ⟨傚O😂沤鄐樊槀😔x😳⟩
19.5 regular 17156 244.313844993 ⟨7Cam'<Y=AJ:YQ| '7LJP2exX⟩
40.22 light 10117 264.292827393 ⟨2BQ6Q*"(E]j>S⟩
30 medium 10117 177.808498828 ⟨fT7e(\&Jw~R⟩
39.57 regular italic 32700 111.966870117 ⟨*\T7q*⟩
62.99 ultraLight 16097 873.167349243 ⟨11:45 Terms Tomorrow fjord, Privacy⟩
19 regular 9000 100.204589844 ⟨ȃTȓǛḇŝĊòḿ⟩
19 black 13000 173.996582031 ⟨2R<<n C@ 8{\c p3⟩
86.33 regular 17156 836.064850391 ⟨五I裸洓😝塨涧縡3碣&⟩
44 black 32700 442.792968750 ⟨;/xA~rLC"7<lcl|B=YI⟩
51.54 ultraLight 17156 629.897569629 ⟨F%p>?H|Grdq}$}P'FN5+SWKs⟩
36 regular italic 13000 194.572265625 ⟨-T^v^4.4H{+⟩
26 regular 16999 262.310546875 ⟨&x;T1btp&6v>Xi|/|$b/O⟩
21 bold 32700 35.078520064 ⟨Yes⟩
19.5 light 22504 188.255371715 ⟨ợằṛḺwÂẋÁĭİằȔVṔėḚĵűśĮ⟩
11.5 regular 32700 132.906982422 ⟨~hXyoBO>u@nj0`p%I ¥‘⟩
31.7 regular italic 17000 267.089630859 ⟨楑o珞櫃埔😗8亹帋⟩
12 regular 32700 14.425781250 ⟨~F⟩
60 semibold 9000 206.918545996 ⟨SzBaN..⟩
17 regular italic 17000 87.465332031 ⟨c8mfp%=G⟩
44 ultraLight 16097 522.643408203 ⟨A=>#*Y TJl&&J;W$7CV@(/C⟩
80 ultraLight 16999 124.969726562 ⟨Title⟩
72 regular 22504 206.718750000 ⟨ĭṂủḳảȑ⟩
12 semibold 17156 114.927012656 ⟨€"*<Qb;Gj[5||P×xo{⟩
34 regular 16999 353.301640625 ⟨觻%羸😒籀😞鋱紞M鷭:⟩
34 regular 32700 78.409179688 ⟨GQ(c⟩
30 thin 13000 224.416625977 ⟨kBg%OxpLg*[HHJ⟩
21 black 13000 206.329101562 ⟨.5f'>S=NJ44Vf99+⟩
20 regular 17156 30.457563920 ⟨=(Ir⟩
13 regular 13000 9.172363281 ⟨&⟩
28 medium 32700 153.945471504 ⟨ŠīǸẽẙḨșòčỄ⟩
8 thin 13000 41.757617188 ⟨y{£#zt@,>l⟩
14 regular 9000 80.728750000 ⟨赎 😅谁F7尪⟩
50 regular 17156 343.054199219 ⟨GI0=}gc8:3*\7Z⟩
75.88 regular 22504 843.026058984 ⟨}B&ZvDhVNu!lPyb[C0zHe⟩
17.5 regular 10117 79.792480469 ⟨(EsrGxTxL⟩
43.61 bold 32700 278.074224805 ⟨[[,qPO&e|9FB⟩
36 regular italic 17156 88.189453125 ⟨& T.V.⟩
19.5 ultraLight 22504 148.722240434 ⟨íǩḘẍḼẮģKṞȋṈōȂỊỲz⟩
27 regular italic 10117 288.206542969 ⟨YTeOP%UNEvP :d,$MDi⟩
18.6 ultraLight 10117 225.303055176 ⟨褝寠剻酚彽'胠躛簛c😣緼寠⟩
16.8 ultraLight 32700 157.601103516 ⟨qc}qJR?,;8.KQq;:mi\]V⟩
10 light 22504 12.490917969 ⟨5d⟩
70.67 ultraLight 17156 374.372082056 ⟨YM3?31i\#op⟩
80 regular 16999 577.343750000 ⟨A5DAx,s[RCjYL$⟩
27 light 9000 100.312250977 ⟨AV To [y]⟩
20 bold 17156 23.586736506 ⟨ṕḗ⟩
96 heavy 10117 337.740701250 ⟨G€GNZ⟩
60 light 16097 317.427148437 ⟨嶜XO呜葘屴⟩
19 ultraLight 17156 51.979270241 ⟨2aTBK⟩
18.6 regular italic 32700 45.667920810 ⟨g_m,\⟩
30 light 22504 92.085717773 ⟨E6I=4v⟩
22 regular italic 32700 77.500585938 ⟨%Mc2z'⟩
96 regular 32700 705.609375000 ⟨fjord, Label WAVE⟩
18.6 regular italic 13000 207.660644531 ⟨ÃƠèẈÊşďẂṩȄửḲǪãŶȮḂṛ⟩
71.27 black 32700 676.306538257 ⟨`zz>U—c;53h8)y:n ⟩
82.06 ultraLight 9000 938.606093604 ⟨苁信璼😿躛貕笘儉網,a2諾⟩
26 light 17000 199.330238370 ⟨=#Ya3hwXgq+=C⟩
60 semibold 17000 184.849237207 ⟨s$gB]]⟩
14 heavy 32700 167.645287783 ⟨3F?2BA<07-qxq~Vd:?Y⟩
68.81 thin 22504 213.924679028 ⟨MTp^":;⟩
13.39 medium 17000 38.694557469 ⟨To 7/4⟩
9.5 black 32700 127.633056641 ⟨ḨãCḹȭǟǞÿHḟḵṄȧÝẸṒȖľủḵ⟩
50 regular 9000 243.041992188 ⟨l9l•!)qJ*=Q⟩
28 ultraLight 16097 21.911914062 ⟨m⟩
96 ultraLight 13000 896.342578125 ⟨f)ufNfSixhHl'LeoPcpdJ$⟩
28 semibold 10117 34.948517461 ⟨2~⟩
40 heavy 17000 56.814486914 ⟨;px⟩
28 regular italic 17156 328.535156250 ⟨cj0_`lA<vtjAaK=psUr5Cti?⟩
17.5 thin 16097 62.651580811 ⟨(x) 11:45⟩
23.3 black 17000 172.994577504 ⟨ẤẾḱṕċṺỸẒȰṘů⟩
31.7 thin 10117 251.382702637 ⟨q€)yi#X]l*p>w©24⟩
11 regular italic 32700 26.765000000 ⟨峣😁⟩
79.12 thin 22504 536.491356055 ⟨Ck5aqUz.tKE{=G⟩
16 ultraLight 22504 179.287500000 ⟨#<n>VPb@ngy7cLzaWB_⟩
11.5 bold 9000 41.224243164 ⟨ae=;Na⟩
23.3 ultraLight 17000 132.675996040 ⟨C+[9NA*,==U⟩
6 semibold 17156 8.755181777 ⟨(x)⟩
31.7 heavy 32700 31.640159439 ⟨îȖ⟩
16 light 32700 81.227539062 ⟨©B .—d;j$^⟩
74.14 heavy 32700 243.371831142 ⟨R鲠砏d⟩
61.31 ultraLight 13000 293.223307544 ⟨O90#C?!|W⟩
72 black 32700 807.750000000 ⟨.KX;dkLz#pg1=ZeE~jF!⟩
34 semibold 17156 108.202391562 ⟨z&aDzi⟩
11 semibold 13000 102.725265049 ⟨a{[]bGslv"kE4bLt>⟩
59.38 bold 17156 706.530958398 ⟨Settings Settings To 11:45⟩
51.42 black 17000 272.100617505 ⟨ṫůňḂỐȄľṋṵ⟩
18.6 heavy 10117 97.065453313 ⟨W:`t6CSR ⟩
82.64 regular 13000 1122.016654687 ⟨麦=鄐/懍😀塃`紞瓡L典x吷莟懍⟩
25 black 13000 295.263671875 ⟨=J)T=7HgpBEa=ui3Eez⟩
17 semibold 16097 198.451982017 ⟨K9c+HMl@7otTtL@=!A~i⟩
12 regular italic 16999 48.486328125 ⟨Bpg0P(s⟩
6 light 10117 32.302163086 ⟨wlTfMwt%!⟩
24 thin 16097 84.273339844 ⟨To To AV⟩
18.6 semibold 17156 29.024321727 ⟨Káţ⟩
10.33 black 13000 26.900167383 ⟨PsQt⟩
22 thin 32700 214.653173828 ⟨恛椬諾鷈s队啟愹😐廩⟩
17.5 bold 32700 173.065546209 ⟨o!jwr+U]Q2Hkz?BSb⟩
28 black 16097 67.525390625 ⟨[yE]i⟩
9.5 bold 22504 95.570556641 ⟨?ITrrG=(j~39Fxl_vJ⟩
89.43 thin 22504 666.589735840 ⟨T%'Cr/2Ek~rb4O2⟩
31.7 black 17000 170.093408203 ⟨Yes 7/4 [y]⟩
10 heavy 17156 44.098810400 ⟨ƯẊǨḗǺṒ⟩
9.5 regular italic 32700 22.117187500 ⟨…•" :⟩
19 thin 32700 94.055926403 ⟨😘😒觖z%⟩
30 regular italic 9000 350.112304688 ⟨<8Hk_7Pg'Z;tnlc3!oDa>*8⟩
31.7 regular 10117 412.007128906 ⟨=Tr5Z~2,nk5%vmscJ]WAan?!⟩
16 semibold 10117 6.330474531 ⟨r⟩
24 regular italic 17156 20.245738636 ⟨M⟩
40 medium 32700 185.786975391 ⟨fjord, fjord,⟩
65.33 black 17000 49.167683374 ⟨Ǟ⟩
27 regular 22504 39.464488636 ⟨0.l"⟩
12 bold 9000 53.076484375 ⟨"骚TH😬⟩
24.37 thin 17156 268.974212676 ⟨OG-KM`66pZ-=mvLJI!KtT⟩
6 ultraLight 17156 64.534130859 ⟨9I9go~1u.M+{N!->R7w⟩
10 medium 9000 60.450653027 ⟨RiUu1|!2$#0⟩
18.6 semibold 32700 72.297407949 ⟨cxJ{}'e>⟩
23.3 regular italic 22504 201.503567205 ⟨Tomorrow (x) WAVE⟩
44.9 black 16097 97.735329590 ⟨ḆăM⟩
34 bold 22504 330.321289062 ⟨Z2LPp€7S\Ey }9Z,\m⟩
80 semibold 32700 887.523448437 ⟨殡開県攠轹遗詪碣賟T`鯂⟩
15 black 16999 208.732910156 ⟨S>d(I,'"\COz$:U5*9LVsxY-⟩
21 ultraLight 22504 162.095730868 ⟨@,{n`O` "2yGD&E⟩
76.59 ultraLight 16999 454.195030225 ⟨qK$+_-96c_N⟩
21 heavy 32700 111.465449192 ⟨JuM#^5x+⟩
24.04 thin 32700 232.310264150 ⟨T.V. Tomorrow "Quoted"⟩
31.7 medium 17156 130.726314326 ⟨ẽoiÃåķȏL⟩
60 bold 16999 579.370117188 ⟨][”;8NZ+Xg!”Y,K°+-3⟩
18.87 thin 17156 230.130444393 ⟨嘘,垊H谁置😭j😀骚2@絨鎅⟩
36 light 17156 142.664150391 ⟨`{D o$J6⟩
23.3 medium 32700 87.944917709 ⟨UFmZ*3⟩
72 semibold 16999 853.525087266 ⟨1PI6B[a0f@0K}s>|*Rl=cz5⟩
27 medium 17000 111.532655502 ⟨JYev}b9"⟩
24 semibold 9000 130.783677656 ⟨(x) 11:45 (x)⟩
11 heavy 22504 118.097321450 ⟨ṑẕẒŅồąẬšÿṓSṨẸṈḘḰ⟩
38.56 heavy 17000 303.920473930 ⟨fhOwe;5nB:Bp,B⟩
96 regular italic 10117 1558.418750000 ⟨,😚😉😙殡澈孱闺玔😦糔😟秋孌浝茋⟩
13 thin 17156 105.330786133 ⟨Zhm=:TlNzo9dEa,⟩
26 semibold 17000 175.399391241 ⟨b1@z,5Q5cu'6⟩
17 semibold 17156 73.335631870 ⟨a61@tO<⟩
22 heavy 16097 126.973067568 ⟨wOfVQMs:.;⟩
30 bold 22504 442.265625000 ⟨"Quoted" WAVE (x) WAVE Type.⟩
11.5 heavy 13000 157.963523435 ⟨ŃļỔḣƯṚṃǰȘȎḟẇȁṘŲňÙÈṐǔ⟩
21 ultraLight 22504 59.146465510 ⟨J+ ,’>3⟩
13.9 semibold 17000 178.586070259 ⟨鐙😦😱😯晭[騫剻惊<曜哋R⟩
26 bold 32700 174.111017401 ⟨aN-)E&<} AHy⟩
34 medium 16999 381.202923076 ⟨%bfk6R)ihihokGX!zsxZ8.⟩
36 light 17156 104.676416016 ⟨M.V:KL⟩
30 light 16097 225.875976563 ⟨ !w?cZ<#F{J>an`⟩
14 thin 13000 32.999291992 ⟨7/4 &⟩
11.5 regular italic 22504 70.785644531 ⟨wƯļỲțḵǎṇḉEẙ⟩
16 regular italic 32700 154.437500000 ⟨O©yQ`~8WD:‘*?k9m⟩
9.5 regular italic 13000 140.392343750 ⟨籥玔A😺吷镁😇😊絨轔典SiN綍⟩
22 ultraLight 10117 171.431347656 ⟨Y!I"S\0 Mi7m\{o3w/⟩
96 ultraLight 13000 246.090234375 ⟨.yti,ZA]⟩
44 thin 17000 424.306738281 ⟨[GfBS9ZFy6nKP=:j||{|=Y⟩
10 regular italic 9000 89.926757812 ⟨4N[E/gY%FGby'FT⟩
12 regular italic 17000 255.281250000 ⟨Tomorrow Settings "Quoted" Tomorrow fjord,⟩
50.08 ultraLight 32700 428.575005469 ⟨ḂȨĝĵỂạŐŚȳỖkịȟźỢỖû⟩
18 light 10117 162.375029297 ⟨)CJSHx^etwe’WztYr⟩
56.16 thin 16999 619.147867578 ⟨5羓😶eZ&<凧😳甆球哰&⟩
27.54 heavy 17000 119.230639353 ⟨oi9+R\Z)⟩
19 regular italic 17000 247.004216974 ⟨=vWWL7c\cj$Cy_G%N3PWH⟩
19 black 32700 31.525257457 ⟨MG⟩
41.67 bold 22504 62.793108984 ⟨c[\l⟩
24.43 heavy 9000 34.929004473 ⟨(x)⟩
12.43 medium 16999 48.523489717 ⟨fṫũŭềŐȍ⟩
13 black 13000 98.902832031 ⟨|kF’w)V‘^-€%⟩
19 bold 32700 238.049283558 ⟨J罉拐寠稺😯宖8孱踬?1😡T⟩
25 medium 16999 265.953831909 ⟨_}Rmv0qwXd7ryY&5/w,⟩
14 regular 17000 138.858398438 ⟨_:a#k)Oo'CoN6JTv=`⟩
36 ultraLight 22504 324.513720703 ⟨6KH0b-SvNx|`LsNm0⟩
36 light 22504 427.347949219 ⟨vQkBc+nB7y/q6A&Q$d=kD⟩
8.5 medium 17000 147.275227712 ⟨Tomorrow Settings 7/4 11:45 fjord,⟩
24 black 17156 167.727272727 ⟨ŇőŬőỆĻẪḲřḺẹ⟩
80 regular italic 22504 150.664062500 ⟨jcHv⟩
24 medium 17156 253.081916040 ⟨譭%苦😏iN譈T😚钭頥_⟩
72 regular 16999 550.476562500 ⟨`fc,ZQ=^1>B06_j⟩
35.73 regular italic 32700 64.687525049 ⟨362⟩
14.48 thin 22504 81.203953125 ⟨,{5v6/$L1^k?⟩
15.91 bold 16097 130.842503809 ⟨E@d;0.Mou~$aY ⟩
18.6 light 17000 47.886253178 ⟨[y] (x)⟩
17 regular italic 16999 39.470214844 ⟨ǻDḇẙ⟩
19.9 semibold 22504 13.935655419 ⟨&⟩
25 regular 32700 277.329239169 ⟨擻缤趽礒埔yx😦%詪鐾闺⟩
80 black 17156 564.882812500 ⟨0Po-'xm]%&V⟩
40 black 32700 359.785156250 ⟨\a D4Q^'zRZ\q7ke⟩
15 heavy 16097 88.650423926 ⟨r0\YcWkUM⟩
31.7 medium 32700 372.088666930 ⟨Ey@BEEX5HkZ>_cN$S/Ki⟩
60 bold 16999 274.619140625 ⟨Tomorrow⟩
17 regular italic 17156 87.714355469 ⟨ŌcàPŝốǵốñ⟩
34 regular italic 17000 163.060546875 ⟨_@AsMmj"⟩
11 semibold 17000 52.514260820 ⟨坥故覱灁H⟩
96 regular 32700 329.203125000 ⟨5 pyk!9'⟩
13 heavy 17156 118.041916104 ⟨zoi!IL~Q]u1R8PL(⟩
19.9 heavy 16097 256.237870751 ⟨#TH'GW()<*pB$re2.T9QJ⟩
19 semibold 17000 125.232913251 ⟨myA{|sXfV~FJ⟩
19.9 semibold 16999 50.904702358 ⟨Label⟩
96 medium 10117 350.025637031 ⟨ȫ×ļțṄḺǸ⟩
17 ultraLight 10117 159.493701172 ⟨x5U~R56L'^hqNk”•6”⟩
24 black 17000 151.287997159 ⟨忬剖鱻骚?K茰⟩
9.5 heavy 32700 67.651655684 ⟨>Cu!vw1EFi k⟩
19 heavy 17156 132.099798361 ⟨CS8|V=Y4h.?:⟩
19.5 bold 22504 88.256110174 ⟨Snl*;$=Ci⟩
88.17 medium 17156 737.597495067 ⟨ci\TA]QN/Xia.?xU_'⟩
34 regular italic 17000 169.219726562 ⟨Settings [y]⟩
96 medium 16097 355.093603125 ⟨ȧơṶṀǡṼ⟩
28 bold 17156 91.745117188 ⟨B+-@p⟩
20.72 regular 9000 226.109084375 ⟨f😉5😈昣0le嗎璗蘹唺铒⟩
28.78 thin 10117 39.212890527 ⟨80j⟩
14 semibold 17000 44.500842285 ⟨fK)?Ax⟩
15 heavy 17156 225.115574487 ⟨8,Dw*>HsF>Nw%ANzu,ZfUm⟩
25 heavy 22504 240.159666443 ⟨g~6:I#ljt-MJa<@VS⟩
20 medium 17000 133.162603310 ⟨T.V. WAVE Title⟩
14 ultraLight 16999 27.370239258 ⟨ṛŞxȚ⟩
18 semibold 22504 172.715054766 ⟨L\RNN*8Hwa–D]€o€⟩
34 semibold 16097 128.140238057 ⟨蛲😵忬x⟩
18 regular italic 13000 99.931640625 ⟨J<ot*!.1#e&j⟩
36 black 22504 344.847656250 ⟨:`~q/G79N=C.M!o$⟩
23.3 light 17000 96.847662576 ⟨0=YvZl;z"⟩
48.45 thin 13000 133.648544312 ⟨Pf_Xe1⟩
27.18 regular 17000 348.287027104 ⟨"Quoted" "Quoted" Tomorrow⟩
19.5 regular italic 13000 28.688232422 ⟨ŌŨ⟩
60 heavy 17000 387.713997363 ⟨O+Q7|‘4€Di'`⟩
36 semibold 22504 327.071849844 ⟨😚哋纵7]綍歼😋$#(⟩
17.5 bold 9000 123.619384766 ⟨WB)tt= 5.1LQ3⟩
96 bold 22504 673.640625000 ⟨!AMt2{b5$6S0⟩
24 regular italic 17156 237.064985795 ⟨=U@*^7I}\$v?y[t8YUG⟩
10 black 17000 70.654296875 ⟨t*&6E4mg0d⟩
21 semibold 22504 71.258988488 ⟨T.V. Yes⟩
9.5 bold 17156 24.930541992 ⟨ỏỬḶḳ⟩
16 regular 9000 169.156250000 ⟨/wP%‘9Nz?Be¥]RnVrzn⟩
15 light 10117 100.544091797 ⟨緗D壗妵諙麁鰌⟩
20 medium 17000 89.575042166 ⟨C"w"MX_⟩
19.9 heavy 22504 69.969695579 ⟨^iVPsV⟩
10 black 16097 83.559570312 ⟨gy(MxTd9Ob`H⟩
26 regular 10117 336.666992188 ⟨16yC~aHV<g0{9$1LN;2R-yN⟩
8 thin 17000 46.449414062 ⟨7/4 11:45 [y]⟩
18 heavy 10117 113.066650723 ⟨ṔçọèȬĪẫĭyứȟ⟩
7.26 light 16097 7.024120898 ⟨#/⟩
7.22 regular 13000 111.266310937 ⟨]扡甫墲鋱彘弳3s慞鱖😃😥葽窄=⟩
15 bold 32700 144.250488281 ⟨:jQpKFY'w7{~`Tx)U⟩
50 black 10117 489.721679688 ⟨iZAglC->v5h^Irkw?⟩
18.6 regular 17000 94.697018821 ⟨Doi'."@vGr{⟩
11.5 medium 16999 21.047386924 ⟨v7&⟩
34 light 32700 280.410434570 ⟨AV & Label Settings⟩
44 medium 17156 86.708415020 ⟨NĻQ⟩
30 semibold 10117 338.073611865 ⟨nV=0=@{+Du22|—.MZ•1⟩
51.33 regular 22504 273.304742834 ⟨>滏盂卾G筢⟩
18 semibold 13000 16.512605684 ⟨/d⟩
13 medium 32700 29.172329951 ⟨}F/)g⟩
80 regular 17000 314.375000000 ⟨OTt {p^D⟩
96 light 17000 496.597734375 ⟨C{@.SEFB[+⟩
21 bold 9000 292.097900391 ⟨Title Label Title Yes Tomorrow⟩
96 regular italic 17156 391.406250000 ⟨ḴợĵïṮḛẫȟÈ⟩
36 regular italic 16097 89.050781250 ⟨c[Z]\|⟩
44 thin 17156 319.996875000 ⟨洸蔑w姿9顊飞荺⟩
84.02 black 17156 1202.331123047 ⟨0of7#FUb&E2aXY{0A(nFXf{'⟩
9.5 heavy 16999 129.148405908 ⟨ZC%*q`FQId}~^Ic+TYza$⟩
10 ultraLight 17000 16.718627930 ⟨UfT⟩
23.3 thin 17156 6.967359863 ⟨]⟩
31.7 bold 22504 145.072387695 ⟨7/4 WAVE⟩
36.53 thin 13000 351.704258179 ⟨țḝŶéỹếṩāŕẰḼȮȐÔãįṛŚźȪ⟩
13 heavy 22504 162.807501226 ⟨HQKI(hUN0wGsX6\sC|× ⟩
66.93 bold 16097 564.353316968 ⟨魓w+缤蓇w😍呜徢⟩
12 ultraLight 17000 22.127929688 ⟨A^2⟩
12 medium 9000 114.416154258 ⟨54&(qd.4[Z[.-fV# A⟩
26 semibold 10117 353.535829258 ⟨hVFKCG5U neAn~c*-`h}qXg1⟩
18 bold 17156 173.653897372 ⟨QQ2(/x~RDu~m`6l0⟩
22 light 22504 33.347777344 ⟨Yes⟩
6 regular 16097 36.161132812 ⟨ẴẲģBĕİḌḬŌủ⟩
10 medium 16097 33.897443164 ⟨Vt>B=I⟩
14 heavy 9000 45.841121006 ⟨3挿郫v⟩
43.01 regular italic 32700 128.819360205 ⟨I,q@7q⟩
96 regular italic 16097 500.437500000 ⟨#]<+:sKr:~lr⟩
23.3 regular italic 17156 75.135777255 ⟨tCqjIqZ⟩
6 heavy 17156 82.624444512 ⟨`6ulA1D=A<zGgki3D-V6e⟩
11.5 regular 17156 102.624023438 ⟨Type. AV & Privacy⟩
9.5 bold 9000 14.542236328 ⟨ǺÑ⟩
23.3 regular 22504 226.987611239 ⟨L{x-0bYejT72O©©”×ji⟩
14 black 16999 81.863515625 ⟨镦X嬂燽😦$⟩
6 regular 16097 65.759765625 ⟨.cZcG1g0I[?M\Vmm{i+⟩
34 ultraLight 17000 259.735180664 ⟨sF~1b|Cr:>x>F;S;XI⟩
52.8 ultraLight 22504 80.802304687 ⟨;f1O⟩
15 heavy 22504 96.952434302 ⟨}S3{HQ"=7Q⟩
16.27 ultraLight 17156 65.730283618 ⟨"Quoted"⟩
19 ultraLight 17000 185.897790527 ⟨ồḳčṐḵợJįṵĬÝȰĄȲṱũțhậỶ⟩
11 thin 32700 27.062658691 ⟨QC¥r⟩
22 black 16097 170.903242188 ⟨懍瘉蟵驵-糔😄撱⟩
57.07 regular italic 9000 22.956788338 ⟨^⟩
24 thin 10117 155.786718750 ⟨z@ZHIj@8gV*"t⟩
11 heavy 16097 82.060861685 ⟨%OvP& %kb;[⟩
62.48 regular 16999 60.703225000 ⟨j\v⟩
34 thin 22504 34.803930664 ⟨(x)⟩
11 regular italic 22504 16.424804688 ⟨ḻǵḇ⟩
31.7 regular 17156 19.564843750 ⟨^⟩
19 regular 32700 152.188826349 ⟨😭輊敪C褝鋌灁职⟩
96 thin 17156 801.644531250 ⟨<^q#nYTl(0;.H1PHc*⟩
8 semibold 32700 28.029703437 ⟨ud2"j9⟩
96 bold 13000 1278.421875000 ⟨jeEWm?O3tgsQ%\L,r/2>b@X⟩
19.9 heavy 32700 275.788081186 ⟨EetqGUM!OUOF\:s:@*4gBkq⟩
36 bold 16999 187.435546875 ⟨7/4 Privacy⟩
22.57 bold 17156 41.786894282 ⟨Ḋxp⟩
50 light 16097 23.474487305 ⟨k⟩
39.64 semibold 32700 534.958050568 ⟨驵輯CJ黋顊艒癓😌藊湠囑薥畵⟩
40 regular italic 32700 430.742187500 ⟨e[nKJD9jp^k>>O@9L"p]⟩
19.5 light 17156 221.922388317 ⟨"Rj>wMc]1*t]B<|D+{=^j4^⟩
36 regular italic 17000 205.294921875 ⟨!^>ADJ3+a{v⟩
76.42 medium 13000 741.383160696 ⟨{DJtnG?5Fm{+>-lKB!)⟩
96 heavy 32700 199.225123125 ⟨Title⟩
21 medium 22504 80.177837878 ⟨ṌaṨÜxƯ⟩
12 medium 17000 100.663427461 ⟨"I>v\z“‘u©@Dd{c⟩
9.5 ultraLight 17156 43.648394775 ⟨捤n婉貺氐⟩
6 bold 32700 69.851074219 ⟨zg(wXoE;`-X>3r5$9;p⟩
30 semibold 22504 270.431999561 ⟨U"`'~5^::6d<Q",&~⟩
28 semibold 16999 372.103049609 ⟨Ak-wod3@P<^9zcJ6s(eD}z]⟩
87.38 ultraLight 16097 643.879241699 ⟨1\g@'L`,BtUgtJ@';⟩
14 bold 17156 179.675781250 ⟨WAVE Privacy Label [y] To⟩
28 semibold 17156 16.004989629 ⟨ǘ⟩
64.46 thin 32700 477.355886133 ⟨@%?"Qv1x#×6igZ⟩
26 black 32700 353.664861506 ⟨熳軀淌竎煄垯鐙礷焟~^ 蓇忇豋⟩
47.87 regular 9000 140.664288696 ⟨WYgv1⟩
96 ultraLight 32700 343.143750000 ⟨]Lu3`th`⟩
16 medium 17000 54.131486719 ⟨p$e^E{⟩
49.34 light 16999 120.021959180 ⟨]yEF)t⟩
23.3 regular italic 17000 94.873074041 ⟨"Quoted"⟩
26 bold 32700 165.177556818 ⟨ẲẨṰĪEǩȞäǜấễ⟩
9.5 black 22504 39.818359375 ⟨sl/©uxa⟩
15 light 32700 32.608007812 ⟨P犑E⟩
22 bold 16999 150.906250000 ⟨`MdAk+lLo;\W⟩
14 bold 22504 39.081054688 ⟨[#xXr⟩
18 semibold 13000 110.274231885 ⟨C('tYvI/|4zB?⟩
80 medium 22504 1022.207881250 ⟨%M-PM)CrRg=7pM ~=K8;5<⟩
14 heavy 32700 36.606230049 ⟨& 7/4⟩
36 black 22504 199.160156250 ⟨ȈŕȅṧỴčęêẪž⟩
82.8 bold 10117 137.359863281 ⟨EFk⟩
22.96 regular italic 17000 22.960000000 ⟨蹑⟩
24 regular 10117 77.402343750 ⟨'y(ASE\⟩
25 ultraLight 32700 140.589183461 ⟨{ia%I/k/s_>3F ⟩
6 bold 22504 57.509765625 ⟨Y4(l^hS-|hqGu%8⟩
44 regular italic 22504 81.017578125 ⟨^c,w⟩
31.7 heavy 10117 326.434810634 ⟨Settings WAVE WAVE⟩
17 medium 17000 174.063728975 ⟨ǠụḐÓẬẸȪỦÕổăṚĈờạṰ⟩
72 regular 22504 600.890625000 ⟨}W/zLCu#uqoQnx]  ⟩
72 semibold 17000 406.170133945 ⟨桳愔6揸釮誴⟩
34 medium 22504 255.242261289 ⟨h${7]@TkaAbDP⟩
23.3 black 9000 237.360786133 ⟨!yy'b1MJ-_"7Yc" cl[⟩
10 thin 17156 34.921386719 ⟨#^J}|FL⟩
28.37 semibold 22504 48.594135198 ⟨4yy⟩
80 bold 17000 1118.984375000 ⟨7/4 11:45 "Quoted" 7/4 Privacy⟩
8 regular italic 22504 19.398437500 ⟨ĬLǴÓ⟩
40 black 9000 114.667968750 ⟨%u!w⟩
72 regular italic 22504 1061.396406250 ⟨u褝犑嗎沤鱻畵櫨😳耂瞠斏舭疿躛⟩
9.5 thin 22504 35.111151123 ⟨2"Tmg5⟩
44 thin 22504 70.408056641 ⟨?Xp⟩
18.6 black 32700 162.658354048 ⟨ofqzQpG09W5?#⟩
50 thin 22504 122.332763672 ⟨(OHF{⟩
48.3 bold 22504 308.886813354 ⟨& Title & To To⟩
6 bold 17156 28.119140625 ⟨ḢūḂÜVúÎ⟩
28 heavy 22504 72.838777676 ⟨5IR)z⟩
15 regular 13000 188.205957031 ⟨8😥😟d榛蠿lew騆濷位uNQ⟩
12 bold 16097 40.089843750 ⟨>+Hkg⟩
8 medium 17000 110.189210977 ⟨YZ|Q(>`ku#z@xI7wU9];:D_⟩
34 regular 22504 289.946289062 ⟨EtZk<*[nIp+3bde"d⟩
28 black 17000 258.357421875 ⟨Y"BN<w:U`Kci>"_⟩
16 bold 32700 192.910156250 ⟨"Quoted" To WAVE Label⟩
74.68 black 22504 89.277606250 ⟨xÿ⟩
44 thin 32700 514.226367188 ⟨b%Y×?q@2q^Y$s$V“YXY…⟩
28 bold 22504 28.000000000 ⟨彘⟩
12 black 32700 172.716796875 ⟨=tHIe7:@23#!~>kn7WiTn'[⟩
34 regular 32700 60.911132812 ⟨sC0⟩
13 ultraLight 13000 103.109265137 ⟨0:E&mC\),jvC$HI\l⟩
28 regular italic 13000 51.734375000 ⟨d//A⟩
19.9 semibold 10117 189.008313581 ⟨"Quoted" Tomorrow⟩
15 ultraLight 17000 27.394226074 ⟨ëẕĺP⟩
36 black 17000 192.375000000 ⟨’s=”wnb:“i⟩
14 regular 13000 173.601796875 ⟨囑榛弳嵒厣,]w😕渻羸眱b瞠⟩
36 regular italic 10117 114.046875000 ⟨j,(3.h/6⟩
50 regular 32700 260.064697266 ⟨P1+9L~~5P⟩
82.31 medium 16097 882.028809596 ⟨|xu'<W"vGn9E:W\6=vEy⟩
18 bold 17000 84.778697621 ⟨6}^n74J~⟩
19.01 heavy 32700 109.394660941 ⟨& "Quoted"⟩
33.1 regular 17156 359.980278320 ⟨ẩǧOḨŚẹúȏḳụṷḜṶǧẪḙỡǕṝ⟩
17.5 medium 17156 172.679236603 ⟨bs •°'78D3b£vz6°*jfA⟩
24 regular 22504 108.494517045 ⟨;葘😝旙郆⟩
73.26 black 17000 685.213156934 ⟨zHE/*uLI=F=:h,_>>⟩
6 regular italic 17156 20.387695312 ⟨e64NA⟩
9.5 black 17000 161.073242188 ⟨^_3I>+Q%2i|M15wD<7%+/E_k⟩
11 thin 17000 84.704028320 ⟨^n@73Z0f-dkVA⟩
44 regular italic 22504 246.876953125 ⟨& (x) 11:45 &⟩
31.7 semibold 16999 148.546867743 ⟨ṠḟóĜỘẹxŚ⟩
9.5 regular italic 13000 96.437988281 ⟨fd.—Ti59}J@R€[€0@⟩
61.33 medium 32700 870.217645342 ⟨忬炰9疿&儮?傿{😃😍柟哰栩藯2⟩
40 regular italic 32700 92.070312500 ⟨uj 1J}⟩
23.21 regular italic 13000 254.246623877 ⟨ Au:'[sl}a3M%3u7]_ @_] ⟩
27 regular italic 17000 88.442138672 ⟨vT(Pt-$⟩
20 ultraLight 16999 178.829101562 ⟨6K.hlxTd&>;pSh>(M d⟩
26 bold 17156 66.145463423 ⟨Type.⟩
23.3 bold 10117 174.487192383 ⟨ÛẆńẕẶŢřḥÚǫnȐ⟩
23.3 regular italic 22504 101.959591974 ⟨o8CN8”Ai⟩
12 light 16097 148.827558594 ⟨漾Y璼谁B😾讒w鱻妐s😌&\⟩
25 medium 10117 55.398741211 ⟨$~Ui⟩
34 regular italic 32700 188.776367188 ⟨#|EfU1ChG5⟩
72 ultraLight 32700 805.718847656 ⟨lwW%{p8B|uC]1hR_d_&:xH-⟩
17 light 17156 206.379584961 ⟨#p9lmNy&A=.:FtEJtv+1yjd>⟩
11 bold 16999 157.397216797 ⟨Tomorrow Privacy Yes Type.⟩
22 ultraLight 16999 167.007714844 ⟨EĎAŽẆBẂõįṥṷȖÜ⟩
14 regular italic 16097 47.851562500 ⟨#”2—W⟩
28 thin 17156 393.867226562 ⟨榛😲5畐肻J😾顯o竎蓬漾U鰌😫⟩
19.9 regular italic 32700 16.679394176 ⟨|J⟩
36 ultraLight 9000 174.286669922 ⟨G%!&.H$ar[⟩
15 thin 10117 9.112060547 ⟨8⟩
72 bold 32700 303.187500000 ⟨%MS/5j~⟩
55.6 medium 17000 340.752916924 ⟨(x) Type. fjord,⟩
96 medium 32700 661.693501875 ⟨ṁAȖṂċTȨṴHțṉ⟩
27 heavy 32700 312.916683617 ⟨€..’Z@Dm¥oHP•^~\4UP⟩
6 regular 32700 30.263242188 ⟨😾艒旙f錻⟩
17 regular italic 17156 100.904296875 ⟨jK0;efQTm=4⟩
31.7 semibold 22504 110.857440489 ⟨+kdS~1⟩
22 bold 22504 135.746386719 ⟨XA%IZ1\d}Jk⟩
22 ultraLight 17000 107.874008789 ⟨-j=Rd'(cX*~⟩
26 light 13000 60.359165039 ⟨To [y]⟩
22 ultraLight 17156 187.663833008 ⟨sÓȓCṦĻÔŭńṽẩứpxṐȲ⟩
68.41 heavy 17000 696.069027629 ⟨qiv)—5n#'2jUMog`|w⟩
24 regular italic 17000 133.584161932 ⟨腏垊K洓裸3]⟩
34 heavy 17156 313.843240029 ⟨V8VDu#OTOoe*U3⟩
6 thin 22504 15.506469727 ⟨+`w~⟩
44 heavy 32700 572.823859180 ⟨fRWp{{;xb0^?z[8Rkc61U::|⟩
21 medium 17000 72.112900984 ⟨W^^&,!⟩
44 heavy 22504 316.388360879 ⟨Type. 11:45 7/4⟩
83.26 ultraLight 10117 539.652251221 ⟨ȖẮṃḐGȩìùyǏșPẨ⟩
21 heavy 22504 135.207986732 ⟨%h ;Z€-i{LEg⟩
50 medium 17000 278.225500732 ⟨x😡!_嶜揓蝡⟩
15 light 16097 49.757373047 ⟨BXE}4;i⟩
28 regular italic 17156 66.677734375 ⟨8;$IR⟩
26 regular italic 16097 8.734375000 ⟨{⟩
18.6 regular 17156 43.145593040 ⟨@i$^⟩
11 semibold 17156 97.562911123 ⟨T.V. WAVE To Title⟩
29.09 semibold 22504 31.888225053 ⟨áể⟩
11 ultraLight 17156 69.773864746 ⟨ns)-8Y‘a)8‘ h;⟩
26 regular 32700 357.335379972 ⟨銧😖m😌枕騫伃e籥茰錖烺M鴴⟩
17 thin 13000 90.043347168 ⟨^&`8>%2OI⟩
36 regular 17156 102.515625000 ⟨6-NnL⟩
40.13 bold 32700 290.815624146 ⟨;D{q/,iBVo\77JT⟩
78.84 medium 16999 913.232584628 ⟨{'W3K}F9;`3kEVja9%kb(l"⟩
22 semibold 10117 183.449633662 ⟨Settings "Quoted"⟩
11.5 medium 16097 39.435020381 ⟨ḋṟỵŜủý⟩
8 thin 17156 39.578320312 ⟨KX1+%|".•/⟩
80.37 black 17156 349.817187695 ⟨疚s岙😈x⟩
62.23 bold 16097 303.832910710 ⟨LH]m%;1Q⟩
19.9 medium 9000 129.716900226 ⟨wk5c2'hCH'/k⟩
14 black 22504 62.125000000 ⟨e?Ts']'O⟩
50 medium 17156 625.761836914 ⟨(M'}ohaYU&5~ltm^>U3\E"Z⟩
9.5 light 10117 10.900136719 ⟨To⟩
11 thin 17000 24.161328125 ⟨ṲŌǦ⟩
19 thin 9000 20.014013672 ⟨<*⟩
11 bold 17156 107.787949219 ⟨r寠涂窄😆)涧偐-揸愹⟩
60 regular italic 17156 256.728515625 ⟨gW\a-")]a⟩
11.5 medium 10117 153.127835315 ⟨z}4*V q1u:fw<g[9%/Ec/16O⟩
13 regular italic 10117 154.724121094 ⟨J7lKfu1RrXI14JB6r=>+Qh⟩
18.6 heavy 17000 219.111407831 ⟨R59=I{B7(7EKL:`K2upA⟩
34 heavy 9000 165.180088281 ⟨To Type. &⟩
19.5 bold 32700 165.647081410 ⟨ṩÙựÉAṏịcÚỹḀtǭệẕ⟩
20.05 black 13000 165.718438721 ⟨a”I[5_?QQ:|E–-J⟩
18 bold 17156 167.301003196 ⟨址怶+嚬瓡瑲鈸严媸S⟩
50 heavy 9000 320.768400879 ⟨xy`T]:X^f}b>⟩
10 bold 22504 83.496093750 ⟨#R[f}_/>#e#yK>⟩
18 semibold 10117 219.713786367 ⟨JbYz11R7s4[bPdm#+KAst⟩
12 regular 17156 76.669921875 ⟨r4JO.e/U#SV'⟩
54.32 regular italic 17000 81.652932813 ⟨T.V.⟩
83.11 semibold 16097 341.219199860 ⟨ȫȇǔỶSÅȐ⟩
8 bold 32700 19.984375000 ⟨z g@⟩
24 ultraLight 16097 311.390117188 ⟨1泮]S埔😰6拵檞悥咁😙骿襂Y⟩
60 regular 32700 582.685546875 ⟨cG;_iOA$ID[J#9v8@6⟩
31.7 light 32700 221.760306396 ⟨Cyg" =S9(0b>l3⟩
11.5 light 17000 137.035667725 ⟨u[cI~@M+MW4n"Y"hVs,u⟩
96 ultraLight 9000 1156.942968750 ⟨0XhEqzSY#!<=Q?s}wd<wd:@⟩
16 semibold 17000 76.153944219 ⟨Tomorrow⟩
36 medium 32700 81.229058086 ⟨ậṤũǹ⟩
11 regular italic 32700 77.214843750 ⟨go'YX<lNl\>0|j⟩
49.69 regular italic 32700 722.045114966 ⟨釮裸猥P罉E靇dr韛婉濷😏楶😾麁⟩
48.14 bold 32700 336.023722876 ⟨!3X^(i!qNyf4M⟩
72 black 16097 151.042968750 ⟨bs,u⟩
72 bold 17000 520.593750000 ⟨c]YX`df;it#D>K⟩
8 bold 22504 76.621093750 ⟨Yr'UIOO'b~f(n,Y-"⟩
12 bold 22504 139.998046875 ⟨Title 7/4 Type. Settings⟩
20 black 22504 179.675248580 ⟨àỨäÑǜŌṇŔỨęÇGN⟩
10 semibold 22504 35.772308105 ⟨S7 s>Q⟩
16 regular italic 10117 116.148750000 ⟨😱赳置|😊M)驐⟩
96 bold 22504 196.054687500 ⟨WqL⟩
15 regular italic 17000 60.607910156 ⟨F}^dg_T?⟩
10 bold 32700 127.519531250 ⟨iZ&P{]YKw&nk.@rn<DB>⟩
13 bold 9000 57.306640625 ⟨.z8B6*?}⟩
13 medium 13000 51.659948311 ⟨Settings⟩
26 medium 22504 218.210313427 ⟨ữĥȩĚấḱǐȚỐụḝÄṦȱÂ⟩
18 black 22504 172.462579901 ⟨©Re°\t\/D’IS~{KO*f⟩
34 semibold 17000 102.000000000 ⟨颹滏蚃⟩
14 thin 32700 46.191455078 ⟨c6\Aajy⟩
9.5 black 13000 126.997558594 ⟨g5[]?D|mg_:of/B<C?PaY⟩
15 bold 17000 150.446777344 ⟨`HJlW76:u<ht+xtWs⟩
43.86 regular italic 9000 399.185322363 ⟨?x,9y/,wYmG~NpYdB⟩
36 regular italic 22504 156.093750000 ⟨Title fjord,⟩
58.74 regular italic 10117 405.359443457 ⟨ȃṖộṓṧḉṹŝṼōČĜṝ⟩
48.23 medium 22504 73.131710663 ⟨s"T⟩
19.9 regular 32700 70.913748935 ⟨朦鰱繫E⟩
34 bold 17156 336.248046875 ⟨0naDWL3xk~.TImF(7⟩
8 thin 32700 100.314746094 ⟨xFM[s'KHu'XW!VA$T^0c"l⟩
61.22 black 32700 353.685995117 ⟨:prU(%iGs^⟩
44 ultraLight 22504 12.358886719 ⟨[⟩
80 heavy 22504 208.073046875 ⟨Type.⟩
18 regular 32700 194.431640625 ⟨ẁǪďũXẓấfÁĮqẒṢÙĥLÏǘįṚ⟩
18 thin 16999 135.199291992 ⟨5¥©©v%•EGk$b⟩
26 black 22504 33.774147727 ⟨gg⟩
14 heavy 17156 120.167402236 ⟨lIZ@'hW=x~SX_.⟩
28 thin 17000 214.592041016 ⟨.`2HCrx6*2DQ'-O⟩
72 bold 17156 748.880859375 ⟨[7>Z,#`r_}D%BDdu2H⟩
60 heavy 17156 737.298180762 ⟨,!k>5H,,1Ed;2o|@]M8Q''.b⟩
25 semibold 16999 370.204677368 ⟨Settings Tomorrow Label Privacy⟩
9.5 bold 13000 119.932861328 ⟨ẴḗằṇůŎÕṹļḣẉệŭȋṺḮĝĽXŻ⟩
20.04 thin 9000 41.511812988 ⟨U9M⟩
11 heavy 32700 22.293448687 ⟨J!瓡⟩
19.5 medium 16999 104.384605635 ⟨U,p<8[yLJ"⟩
14 ultraLight 10117 17.244677734 ⟨ey,⟩
70.79 heavy 17000 656.362681293 ⟨7`aE-"#9 L~SJn-g[⟩
56.18 thin 32700 191.395220020 ⟨eT.DZ9_⟩
19.5 regular 22504 169.896173651 ⟨Privacy 11:45 [y] AV⟩
34 semibold 17156 390.229557178 ⟨ẮǛcỡĝgȖĞḈĭẮķĵtṎṀṺṅǗ⟩
23.92 thin 13000 35.174371680 ⟨@<⟩
19.9 light 22504 72.584054383 ⟨嵷😟r猀⟩
"""##
